/** A word of what was planned, not of what was. */
export const planned = /^(?:target|budget|budgeted|planned|goal|quota|forecast|forecasted)$/;
