import type { SmartAccountSupport } from '@cleat/core'
import { createClient, http, keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import type { AuthChain } from '../accounts/authChain.ts'
import { contractProgram } from '../accounts/contractProgram.ts'
import { implementations } from '../accounts/implementations.ts'
import type { AuthSigner } from './authSigner.ts'

/** Contracts stay, so an answer is kept for a day. Milliseconds. */
const dayMs = 86_400_000

/**
 * Says whether accounts of a chain can be smart: the code that they would take over is there, and
 * it is the one that is expected.
 */
export function createSupport(
  signer: Pick<AuthSigner, 'openSmartAccount'>,
): (chain: AuthChain) => Promise<SmartAccountSupport> {
  const known = new Map<number, { support: Promise<SmartAccountSupport>; until: number }>()
  return (chain) => {
    if (!signer.openSmartAccount) return Promise.resolve('missing')
    const { chainId } = chain
    const before = known.get(chainId)
    if (before && Date.now() < before.until) return before.support
    const support = readSupport(chain)
    known.set(chainId, { support, until: Date.now() + dayMs })
    support.catch(() => known.delete(chainId))
    return support
  }
}

async function readSupport(chain: AuthChain): Promise<SmartAccountSupport> {
  const { rpcUrl, kind, implementation = 'delegation', bundlerUrl } = chain
  const isContract = kind === 'contract'
  // Without a bundler a contract sends nothing.
  if (isContract && !bundlerUrl) return 'missing'
  const program = isContract ? contractProgram : implementations[implementation]
  const { codeHash = program.codeHash } = chain
  const client = createClient({ transport: http(rpcUrl) })
  const code = await getCode(client, program)
  const isThere =
    code && (!isContract || (await getCode(client, { address: contractProgram.factory })))
  if (!isThere) return 'missing'
  return codeHash === undefined || keccak256(code) === codeHash ? 'supported' : 'foreign'
}
