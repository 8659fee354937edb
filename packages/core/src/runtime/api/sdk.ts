import { version } from '../../base/version.ts'

/** Identifies the SDK in every service request (spec §7): `st` is its type, `sv` its version. */
export function sdkQuery(projectId: string | undefined): {
  projectId: string | undefined
  st: string
  sv: string
} {
  return { projectId, st: 'cleat', sv: `cleat-${version}` }
}
