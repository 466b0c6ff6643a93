/** What stands in place of the reply until the first real status arrives (specification, section 4). */
export function progressText(message: string): string {
  if (/website|http|www/i.test(message)) return "Analyzing your website...";
  if (/competitor|market/i.test(message)) return "Researching market insights...";
  if (/brand|strategy/i.test(message)) return "Developing strategic insights...";
  return "Processing your message...";
}
