import { changeWallet } from '@cleat/embedded-wallet/changes'
import { createDeviceKey, createRandom, readPublicKey } from '@cleat/embedded-wallet/custody'
import { openWalletBrowser } from '@cleat/server/test/wallet'
import type { Codes } from './followCodes.ts'
import type { LoginVisitor } from './loginVisitor.ts'
import { prepareLogin } from './prepareLogin.ts'
import { requireStatus } from './requireStatus.ts'

export declare namespace createLoginVisitor {
  type Parameters = {
    /** Of the service, and the origin that it answers for. */
    url: string
    origin: string
    host: string
    codes: Codes
    /** Which of them: each has a network and an address. */
    index: number
  }
}

const label = 'Chrome on macOS'
const timeoutMs = 30_000

/** Logs a visitor in for the first time, with a wallet that is made as the browser's worker does. */
export async function createLoginVisitor(
  parameters: createLoginVisitor.Parameters,
): Promise<LoginVisitor> {
  const { url, origin, host, codes, index } = parameters
  const client = `2001:db8:${index.toString(16)}::1`
  const browser = await openWalletBrowser({
    origin,
    app: {
      request: async (path, init) => {
        const headers = { ...init?.headers, 'x-forwarded-for': client }
        const signal = AbortSignal.timeout(timeoutMs)
        return fetch(`${url}${path}`, { ...init, headers, signal })
      },
    },
  })
  // The first answer has the nonce of the proofs.
  requireStatus(await browser.send('/wallet/v1/session'), 200)
  const email = `visitor${index}@mail.example`
  await (await prepareLogin({ email, host, browser }, codes)).run()
  const key = await createDeviceKey()
  const publicKey = toText(await readPublicKey(key))
  const device = await browser.send('/wallet/v1/devices', { body: { label, publicKey } })
  const { id: deviceId } = requireStatus(device, 201).body.device
  const id = toText(createRandom(16))
  const secret = createRandom(32)
  const { generation, keystore, serverShare, boxes, addresses, holders } = await changeWallet(
    'create',
    {
      ...{ walletId: id, device: { id: deviceId, key, label }, label, now: Date.now() },
      recovery: { kind: 'passkey', secret: secret.slice() },
    },
  )
  const accounts = [`eip155:1:${addresses.eip155}`]
  const body = {
    ...{ id, generation, keystore: toText(keystore), share: toText(serverShare), accounts },
    holders: holders.map(({ publicKey: point, ...holder }) => {
      const box = boxes.find(({ holderId }) => holderId === holder.id)?.box
      if (!box) throw new Error('A holder has no box.')
      return { ...holder, publicKey: toText(point), box: toText(box) }
    }),
    ...{ accountTypes: { eip155: 'eoa' }, confirm: 'off', isSeparate: false },
  }
  requireStatus(await browser.send('/wallet/v1/wallets', { body }), 201)
  const passkey = holders.find(({ kind }) => kind === 'passkey')
  if (!passkey) throw new Error('The wallet has no method of recovery.')
  const wallet = {
    ...{ id, address: addresses.eip155, device: { id: deviceId, key } },
    passkey: { id: passkey.id, secret },
  }
  return { email, host, browser, wallet }
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
