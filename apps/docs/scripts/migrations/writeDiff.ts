/** Puts a diff into the page about a migration, whose fence it replaces. */
export function writeDiff(page: string, diff: string): string {
  return page.replace(/^```diff\n.*?^```$/ms, () => `\`\`\`diff\n${diff}\n\`\`\``)
}
