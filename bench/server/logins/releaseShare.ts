import { randomBytes } from 'node:crypto'
import { changeWallet } from '@cleat/embedded-wallet/changes'
import { type HolderProof, type ReleasedShare, toProofInfo } from '@cleat/embedded-wallet/service'
import type { LoginVisitor } from './loginVisitor.ts'
import { requireStatus } from './requireStatus.ts'

export type ShareRelease = {
  readonly share: ReleasedShare
  /** When its proof was there, by `performance.now()`. */
  readonly provenAt: number
}

/** Asks for the share of the service, as a device or with a challenge that the passkey opens. */
export async function releaseShare(
  visitor: LoginVisitor,
  by: 'device' | 'passkey',
): Promise<ShareRelease> {
  const { browser, wallet } = visitor
  const proof: HolderProof = by === 'device' ? { kind: 'device' } : await openChallenge(visitor)
  const provenAt = performance.now()
  const digest = randomBytes(32).toString('base64url')
  const body = { generation: 1, purpose: 'sign', digest, proof, confirmation: null }
  const answer = await browser.send(`/wallet/v1/wallets/${wallet.id}/share`, { body })
  return { share: requireStatus(answer, 200).body, provenAt }
}

async function openChallenge({ browser, wallet }: LoginVisitor): Promise<HolderProof> {
  const { id: walletId, passkey } = wallet
  const path = `/wallet/v1/wallets/${walletId}/proof`
  const asked = await browser.send(path, { body: { holder: passkey.id } })
  const { id, generation, sealed } = requireStatus(asked, 200).body
  const opened = await changeWallet('prove', {
    ...{ walletId, recovery: { kind: 'passkey', secret: passkey.secret.slice() } },
    sealed: new Uint8Array(Buffer.from(sealed, 'base64url')),
    info: toProofInfo({ walletId, generation, holder: passkey.id, id }),
  })
  return { kind: 'recovery', id, opened: Buffer.from(opened).toString('base64url') }
}
