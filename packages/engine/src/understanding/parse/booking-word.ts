/** Words of arranging something before it takes place. */
export const booking = /^(?:book|order|reserv|request|regist|enrol|buy|purchas|plan)/;
