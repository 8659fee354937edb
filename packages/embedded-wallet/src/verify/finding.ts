/** What is not as it should be. */
export type FindingKind =
  /** Another status than 200. */
  | 'status'
  /** The answer leads elsewhere. It is not followed. */
  | 'redirect'
  /** More bytes than a file of the pages has. */
  | 'size'
  /** A header that the page must have. */
  | 'header-missing'
  /** Another value of a header, or of a directive of its policy. */
  | 'header-differs'
  /** A header that no page of the wallet has. */
  | 'header-extra'
  /** The manifest is none, or its build is not the hash of its files. */
  | 'manifest'
  /** A file is not what the manifest says. */
  | 'file-differs'
  /** A page or a script names a file that the manifest does not list. */
  | 'file-unlisted'
  /** An entry page has something in it that is no part of one. */
  | 'markup'
  /** A script or style without the hash of its file, or with another. */
  | 'integrity'
  /** Another browser got other bytes or another policy. */
  | 'browser-differs'
  /** Listed in the release, and not here. */
  | 'release-missing'
  /** Here, and not in the release. */
  | 'release-extra'
  /** Another hash than in the release. */
  | 'release-differs'

/** One difference, and where it is. */
export type Finding = {
  /** What differs. */
  readonly kind: FindingKind
  /** A path of the origin. */
  readonly at: string
  /** The name of the header, or whose answer it is. */
  readonly of?: string | undefined
  /** What should be there. */
  readonly expected?: string | undefined
  /** What is there. */
  readonly found?: string | undefined
}
