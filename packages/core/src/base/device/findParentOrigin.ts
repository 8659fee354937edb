/**
 * Returns the origin of the page that frames this one. Empty or missing if it is unknown: some
 * browsers lack `ancestorOrigins`, and the referrer may be withheld.
 */
export function findParentOrigin({ location, document }: Window): string | undefined {
  const origins: ArrayLike<string> | undefined = location.ancestorOrigins
  return origins ? origins[0] : document?.referrer
}
