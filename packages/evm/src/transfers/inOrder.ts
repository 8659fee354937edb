/** Waits for all of what is under way at once. Where several fail, the first in the list is the one that is told. */
export async function inOrder<const work extends readonly Promise<unknown>[]>(
  works: work,
): Promise<{ -readonly [index in keyof work]: Awaited<work[index]> }> {
  await Promise.allSettled(works)
  return await Promise.all(works)
}
