import type { BitcoinProvider } from '@cleat/adapter-bitcoin'
import { sendTransfer } from '@cleat/core'
import { approveNamespaces, type WalletConnectPeer } from '@cleat/testing/wallet-connect'
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import { type Hex, verifyMessage } from 'viem'
import { expect, test, vi } from 'vitest'
import type { Stage } from './stage/createStage.ts'
import { openFamilies, solanaId } from './stage/openFamilies.ts'
import { startNetwork } from './stage/startNetwork.ts'

const network = startNetwork({ solana: { slotMs: 50 } })
const namespaces = ['eip155', 'solana', 'bip122'] as const
type Page = Pick<Stage<WalletConnectPeer>, 'kit'>

const account = ({ kit }: Page, namespace: string) => kit.controllers.account.get(namespace)
const statuses = (page: Page) => namespaces.map((each) => account(page, each).status)
const until = (page: Page, ...expected: string[]) =>
  vi.waitFor(() => expect(statuses(page)).toEqual(expected), 5000)
const everywhere = ['connected', 'connected', 'connected']
const nowhere = ['disconnected', 'disconnected', 'disconnected']

/** All accounts of the wallet on Solana or Bitcoin. */
const accountsOf = ({ peer }: Stage<WalletConnectPeer>, namespace: string) =>
  peer.families.find((family) => family.namespace === namespace)?.networks[0]?.accounts ?? []

test('default', async () => {
  const stage = await openFamilies(network)
  await stage.pair()
  const { kit } = stage
  expect(statuses(stage)).toEqual(everywhere)
  expect(kit.controllers.network.state.activeNamespace).toBe('eip155')
  expect(kit.controllers.network.get('solana')).toMatchObject({
    supportsAllNetworks: false,
    approvedCaipNetworkIds: [`solana:${solanaId}`],
  })
  const [message, bytes] = ['Ahoy', new TextEncoder().encode('Ahoy')]
  const sign = async (namespace: string) => {
    const { signature } = await kit.actions.signMessage({ message, namespace })
    return { address: account(stage, namespace).address ?? '', message, signature }
  }
  const evm = await sign('eip155')
  expect(
    await verifyMessage({ ...evm, address: evm.address as Hex, signature: evm.signature as Hex }),
  ).toBe(true)
  const solana = await sign('solana')
  expect(solana.address).toBe(accountsOf(stage, 'solana')[0])
  const [signature, key] = [base58.decode(solana.signature), base58.decode(solana.address)]
  expect(ed25519.verify(signature, bytes, key)).toBe(true)
  const bitcoin = await sign('bip122')
  expect(bitcoin.address).toBe(accountsOf(stage, 'bip122')[0])
  expect(await kit.adapters.get('bip122')?.features['message:verify']?.(bitcoin)).toBe(true)
})

test('behavior: SOL is sent', async () => {
  const stage = await openFamilies(network)
  await stage.pair()
  const [, to = ''] = accountsOf(stage, 'solana')
  const adapter = stage.kit.adapters.get('solana')
  const [listed] = stage.kit.controllers.network.get('solana')?.caipNetworks ?? []
  if (!listed) throw new Error('There is one network.')
  const read = () => adapter?.features['balance:read']?.({ address: to, network: listed })
  const before = (await read())?.value ?? 0n
  const sent = await sendTransfer(stage.kit, { to, value: 5n, namespace: 'solana' })
  expect(sent.hash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  expect((await read())?.value).toBe(before + 5n)
})

test('behavior: a wallet of Bitcoin tells its keys and its address for ordinals, and signs with both', async () => {
  const stage = await openFamilies(network)
  await stage.pair()
  const provider = stage.kit.getProvider<BitcoinProvider>('bip122')
  const [payment, ordinal] = (await provider?.getAccountAddresses()) ?? []
  expect(payment).toMatchObject({ address: accountsOf(stage, 'bip122')[0], purpose: 'payment' })
  expect(ordinal).toMatchObject({ address: expect.stringMatching(/^bc1p/), purpose: 'ordinal' })
  const addresses = [payment?.address ?? '', ordinal?.address ?? '']
  const transaction = new Transaction()
  for (const [index, address] of addresses.entries()) {
    const script = OutScript.encode(Address().decode(address))
    const witnessUtxo = { script, amount: 9000n }
    transaction.addInput({ txid: '55'.repeat(32), index, witnessUtxo })
    transaction.addOutput({ script, amount: 8000n })
  }
  const signed = await provider?.signPSBT({
    psbt: base64.encode(transaction.toPSBT()),
    signInputs: addresses.map((address, index) => ({ index, address })),
  })
  const final = Transaction.fromPSBT(base64.decode(signed?.psbt ?? ''))
  final.finalize()
  expect(final.isFinal).toBe(true)
})

test('behavior: a reload restores all of them in silence', async () => {
  const stage = await openFamilies(network)
  await stage.pair()
  const asked = stage.peer.requests.length
  await stage.reload()
  expect(statuses(stage)).toEqual(['reconnecting', 'reconnecting', 'reconnecting'])
  await until(stage, ...everywhere)
  expect(stage.peer.requests).toHaveLength(asked)
  expect(stage.kit.controllers.network.state.activeNamespace).toBe('eip155')
})

test.each(namespaces)('behavior: the wallet takes %s away, and nothing else', async (namespace) => {
  const stage = await openFamilies(network)
  await stage.pair()
  await stage.peer.shareAccounts({ namespace, accounts: [] })
  const left = namespaces.map((each) => (each === namespace ? 'disconnected' : 'connected'))
  await until(stage, ...left)
  expect(stage.peer.sessions).toHaveLength(1)
  await stage.reload()
  await until(stage, ...left)
})

test('behavior: the wallet goes to another account', async () => {
  const stage = await openFamilies(network)
  await stage.pair()
  const [[, solana = ''], [, bitcoin = '']] = [
    accountsOf(stage, 'solana'),
    accountsOf(stage, 'bip122'),
  ] as [string[], string[]]
  await stage.peer.switchAccount(solana)
  await vi.waitFor(() => expect(account(stage, 'solana').address).toBe(solana), 5000)
  await stage.peer.switchAccount(bitcoin)
  await vi.waitFor(() => expect(account(stage, 'bip122').address).toBe(bitcoin), 5000)
  expect(account(stage, 'solana').address).toBe(solana)
})

test('behavior: disconnected from one namespace, all of it ends', async () => {
  const stage = await openFamilies(network)
  await stage.pair()
  await stage.kit.actions.disconnect({ namespace: 'solana' })
  expect(statuses(stage)).toEqual(nowhere)
  await vi.waitFor(() => expect(stage.peer.sessions).toEqual([]), 5000)
})

test('behavior: ended by the wallet, all of it ends, and is not looked for with the next visit', async () => {
  const stage = await openFamilies(network)
  await stage.pair()
  await stage.peer.disconnect()
  await until(stage, ...nowhere)
  await vi.waitFor(() => expect(stage.kit.storage.get('isExternal')).toBe(false))
  await stage.reload()
  expect(statuses(stage)).toEqual(nowhere)
})

test('behavior: a wallet of EVM chains leaves the others alone', async () => {
  const stage = await openFamilies(network)
  stage.peer.programProposal(approveNamespaces(['eip155']))
  await stage.pair()
  expect(statuses(stage)).toEqual(['connected', 'disconnected', 'disconnected'])
  expect(stage.kit.controllers.connection.state.flow.status).toBe('success')
  expect(stage.kit.controllers.network.get('solana')?.supportsAllNetworks).toBe(true)
})

test('behavior: a wallet of Solana alone is connected there, whatever is active', async () => {
  const stage = await openFamilies(network)
  stage.peer.programProposal(approveNamespaces(['solana']))
  await stage.pair()
  expect(statuses(stage)).toEqual(['disconnected', 'connected', 'disconnected'])
  expect(stage.kit.controllers.network.state.activeNamespace).toBe('solana')
  expect(stage.kit.controllers.connection.state.flow.status).toBe('success')
  expect(await stage.kit.actions.signMessage({ message: 'Ahoy' })).toHaveProperty('signature')
})

test('error: CONNECTION_NO_ACCOUNTS where what was asked for by name was not approved', async () => {
  const stage = await openFamilies(network)
  stage.peer.programProposal(approveNamespaces(['eip155']))
  const connecting = stage.connect({ namespace: 'bip122' })
  const refused = expect(connecting).rejects.toMatchObject({ code: 'CONNECTION_NO_ACCOUNTS' })
  await stage.peer.pair(await stage.uri())
  await refused
  expect(statuses(stage)).toEqual(['connected', 'disconnected', 'disconnected'])
})
