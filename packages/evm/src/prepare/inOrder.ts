/** Awaits all pending work. If several fail, throws the error that is first in the list. */
export async function inOrder<const work extends readonly Promise<unknown>[]>(
  works: work,
): Promise<{ -readonly [index in keyof work]: Awaited<work[index]> }> {
  await Promise.allSettled(works)
  return await Promise.all(works)
}
