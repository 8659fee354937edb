import { expect, test } from 'vitest'
import { createConnector } from '../../../test/createFakeAdapter.ts'
import {
  createAnnounced,
  createNamed,
  createWallet,
  ledger,
  metaMask,
  phantom,
  rabby,
} from '../../../test/wallets.ts'
import { createWalletIndex } from './createWalletIndex.ts'
import { matchWallet } from './matchWallet.ts'

const coinbase = createWallet({
  id: 'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
  name: 'Base',
})
const registry = [metaMask, rabby, phantom, ledger, coinbase]
const index = createWalletIndex({ customWallets: [], registry })
const match = (connector: matchWallet.Parameters['connector']) => matchWallet({ connector, index })
const known = (wallet: unknown, isProven = true) => ({ status: 'known', wallet, isProven })

test('default', () => {
  expect(match(createAnnounced('io.metamask', 'MetaMask'))).toEqual(known(metaMask))
  expect(match(createAnnounced('com.example', 'Example'))).toEqual({ status: 'unknown' })
})

test.each([
  ['its rdns in other case', createAnnounced('IO.MetaMask', 'MetaMask'), metaMask],
  ['the rdns of its phone app', createAnnounced('io.metamask.mobile', 'MetaMask'), metaMask],
  ['another name under its rdns', createAnnounced('io.rabby', 'Rabby Next'), rabby],
  ['a name without the word wallet', createAnnounced('io.rabby', 'Rabby'), rabby],
  ['its name, where no rdns is announced', createNamed('phantom'), phantom],
])('behavior: known by %s', (_, connector, wallet) => {
  expect(match(connector)).toEqual(known(wallet))
})

test.each([
  ['an rdns below that of another', createAnnounced('io.metamask.evil', 'MetaMask'), metaMask],
  ['a trade mark sign', createAnnounced('io.evil', 'MetaMask™'), metaMask],
  ['Coptic letters', createAnnounced('io.evil', 'ⲘеtаⲘаsк'), metaMask],
  ['its name under another rdns', createAnnounced('io.evil', 'MetaMask'), metaMask],
  ['an rdns that only begins like it', createAnnounced('io.metamaskevil', 'MetaMask'), metaMask],
  ['an invisible character', createAnnounced('io.evil', 'MetaMask\u200b'), metaMask],
  ['a space at its end', createAnnounced('io.evil', 'MetaMask '), metaMask],
  ['a full width letter', createAnnounced('io.evil', 'ＭetaMask'), metaMask],
  ['letters of another script', createAnnounced('io.evil', 'Рhаntоm'), phantom],
  ['a Cyrillic letter where no rdns is known', createAnnounced('io.evil', 'Lеdger Live'), ledger],
  ['a look-alike name without rdns', createNamed('Phant0m'), phantom],
  ['the rdns of one and the name of another', createAnnounced('io.rabby', 'MetaMask'), metaMask],
])('behavior: a look-alike by %s', (_, connector, wallet) => {
  expect(match(connector)).toEqual({ status: 'lookalike', wallet })
})

test('behavior: a name alone proves nothing, where no rdns is known', () => {
  expect(match(createAnnounced('com.any', 'Ledger Live'))).toEqual(known(ledger, false))
})

test('behavior: connectors of the app are known by id, or taken at their word', () => {
  const own = (id: string, name: string) => createConnector({ id, name, type: 'EXTERNAL' })
  expect(match(own('coinbaseWalletSDK', 'Smart Wallet'))).toEqual(known(coinbase))
  expect(match(own('metaMaskSDK', 'MetaMask'))).toEqual(known(metaMask))
  expect(match(own('mine', 'Mine'))).toEqual({ status: 'unknown' })
  // An announced wallet cannot claim the id of such a connector.
  expect(match(createAnnounced('coinbaseWalletSDK', 'Evil'))).toEqual({ status: 'unknown' })
})

test('behavior: names that are keys of objects are names', () => {
  for (const name of ['__proto__', 'constructor', 'toString'])
    expect(match(createAnnounced(name, name))).toEqual({ status: 'unknown' })
})
