const vague =
  /(?:^|\/)(?:[^/]*(?:Utils?|Helpers?|Managers?|Services?|Constants|Types)|(?:utils?|helpers?|managers?|services?|constants|types))\.[^/]+$/
const index = /(?<!\/(?:exports|icons))\/index\.tsx?$/

/** Finds files whose names differ from the symbol they export. */
export function findBadFileNames(paths: readonly string[]): string[] {
  return paths.filter((path) => vague.test(path) || index.test(path))
}
