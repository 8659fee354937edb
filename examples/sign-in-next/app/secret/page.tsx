import { headers } from 'next/headers'
import { siwx } from '../../server/siwx.ts'

// Rendered on the server, for who is signed in.
// biome-ignore lint/style/noDefaultExport: Next takes a default export
export default async function Secret() {
  const session = await siwx.readSession({ headers: await headers() })
  return <p>{session ? `Only ${session.subject} reads this.` : 'Sign in first.'}</p>
}
