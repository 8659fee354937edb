/** The anchor that GitHub gives to a heading, so that links lead to the same part on both. */
export function toGitHubAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')
}
