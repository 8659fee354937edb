/** The versions that this build speaks, the newest first. */
export const protocolVersions: readonly number[] = [1]
