/** What is said of people and things on the day from which they are known: when they came, and not what they did later. */
export const comingDeeds: ReadonlySet<string> = new Set(
  "joined registered signed created enrolled hired recruited employed onboarded acquired added opened started begun began became become subscribed admitted gained won launched founded built born established incorporated published released listed commissioned introduced installed entered converted activated".split(
    " ",
  ),
);
