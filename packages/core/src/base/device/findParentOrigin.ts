/**
 * Who shows this page in a frame, as a URL. Empty or missing where it cannot be known: some browsers do not tell frames
 * who is around them, and the referrer, which is all there is then, may be withheld.
 */
export function findParentOrigin({ location, document }: Window): string | undefined {
  const origins: ArrayLike<string> | undefined = location.ancestorOrigins
  return origins ? origins[0] : document?.referrer
}
