import { CleatSIWX, DefaultSIWX } from '@cleat/siwx'
import { fetchLaboratory } from '../localnet/fetchLaboratory.ts'
import type { Configuration } from './configuration.ts'
import { createPageSiwe } from './createPageSiwe.ts'

/** Configurations in which visitors sign in. */
export const signInConfigurations: readonly Configuration[] = [
  {
    id: 'sign-in',
    title: 'Sign in',
    text: 'Visitors sign in after connecting, at a service of this machine, on four families of chains.',
    loadOptions: async () => ({ siwx: await createSiwx() }),
    setUp: async () => (await import('../chains/several.ts')).setUpSeveral(),
  },
  {
    id: 'sign-in-once',
    title: 'Sign in with one prompt',
    text: 'Every wallet is asked to connect and sign at once, and all accounts join one session.',
    loadOptions: async () => ({
      siwx: await createSiwx({ onePrompt: 'always', accounts: 'all' }),
    }),
    setUp: async () => (await import('../chains/several.ts')).setUpSeveral(),
  },
  {
    id: 'sign-in-key',
    title: 'Sign in with a key',
    text: 'As for pages on another site: no cookies, but tokens that are bound to a key of this browser.',
    loadOptions: async () => {
      const { url } = await fetchLaboratory<{ url: string }>({ path: 'auth-service' })
      return { siwx: new CleatSIWX({ url: `${url}/v1/auth`, transport: 'dpop' }) }
    },
  },
  {
    id: 'sign-in-service',
    title: 'Sign in at a service',
    text: 'The page names nothing but the address of the service.',
    loadOptions: async () => {
      const { url } = await fetchLaboratory<{ url: string }>({ path: 'auth-service' })
      return { services: { auth: url } }
    },
  },
  {
    id: 'sign-in-here',
    title: 'Sign in without a server',
    text: 'What visitors sign is checked and kept in this browser. They can look around without.',
    options: { siwx: new DefaultSIWX({ required: false }) },
  },
  {
    id: 'sign-in-appkit-siwx',
    title: 'Sign in as in AppKit, without a server',
    text: 'What an app for AppKit has: `siwx`, without options.',
    options: { siwx: new DefaultSIWX() },
  },
  {
    id: 'sign-in-appkit-siwe',
    title: 'Sign in as in AppKit, on EVM chains',
    text: 'What an app for AppKit has: `siweConfig`. The page stands in for its server.',
    options: { siweConfig: createPageSiwe() },
  },
]

/** Signs in at the service of this machine. */
async function createSiwx(options: Partial<CleatSIWX.Options> = {}): Promise<CleatSIWX> {
  const { url } = await fetchLaboratory<{ url: string }>({ path: 'auth-service' })
  const statement = 'Sign in to the laboratory.'
  return new CleatSIWX({ ...options, url: `${url}/v1/auth`, statement })
}
