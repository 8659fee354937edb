const vague =
  /(?:^|\/)(?:[^/]*(?:Utils?|Helpers?|Managers?|Services?|Constants|Types)|(?:utils?|helpers?|managers?|services?|constants|types))\.[^/]+$/
const index = /(?<!\/(?:exports|icons))\/index\.tsx?$/

/** Files whose name does not say which symbol they hold. */
export function findBadFileNames(paths: readonly string[]): string[] {
  return paths.filter((path) => vague.test(path) || index.test(path))
}
