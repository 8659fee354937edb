import { version } from '../../base/version.ts'

/** Who is asking, in the parameters that every service knows (spec §7): `st` is the kind of SDK, `sv` its version. */
export function sdkQuery(projectId: string | undefined): {
  projectId: string | undefined
  st: string
  sv: string
} {
  return { projectId, st: 'cleat', sv: `cleat-${version}` }
}
