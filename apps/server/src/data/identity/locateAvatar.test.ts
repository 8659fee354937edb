import { type Address, getAddress, type Hex, pad, toHex } from 'viem'
import { expect, test } from 'vitest'
import { samplePictures } from '../../test/samplePictures.ts'
import { openChains } from '../chains/openChains.ts'
import { readChains } from '../chains/readChains.ts'
import { prepareEvmChain } from '../test/prepareEvmChain.ts'
import { locateAvatar } from './locateAvatar.ts'

const chain = prepareEvmChain()
const owner: Address = '0x00000000000000000000000000000000000A11cE'
const other: Address = '0x0000000000000000000000000000000000000b0b'

function locate(text: string, gateway: string | null = 'https://ipfs.example') {
  const ipfsGateway = gateway ?? undefined
  const { chains } = readChains({
    urls: new Map([[chain.id, chain.url()]]),
    history: new Map(),
    file: '{}',
  })
  const { signal } = new AbortController()
  return locateAvatar({ text, owner, chains: openChains({ chains }), ipfsGateway, signal })
}

/** A contract that answers every call with a word. */
async function place(word: Hex): Promise<Address> {
  const address = getAddress(toHex(crypto.getRandomValues(new Uint8Array(20))))
  const code: Hex = `0x7f${pad(word).slice(2)}60005260206000f3`
  await chain.client().setCode({ address, bytecode: code })
  return address
}

const toData = (type: keyof typeof samplePictures) =>
  `data:${type};base64,${samplePictures[type].toString('base64')}`

test.each([
  ['https://a.example/a.png', 'https://a.example/a.png'],
  ['ipfs://bafy/1.png', 'https://ipfs.example/ipfs/bafy/1.png'],
  ['ipfs://ipfs/bafy', 'https://ipfs.example/ipfs/bafy'],
  [toData('image/png'), toData('image/png')],
  [toData('image/webp'), toData('image/webp')],
])('default: %s', async (text, picture) => {
  expect(await locate(text)).toBe(picture)
})

test.each([
  '',
  'a.png',
  'http://a.example/a.png',
  'javascript:alert(1)',
  'https://user:secret@a.example',
  `https://a.example/${'a'.repeat(2048)}`,
  'ipfs://bafy/../../admin',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:text/html;base64,PHN2Zy8+',
  'data:image/png,<svg onload="alert(1)"/>',
  // A drawing that says that it is a picture.
  'data:image/png;base64,PHN2ZyBvbmxvYWQ9ImFsZXJ0KDEpIi8+PHN2Zy8+PHN2Zy8+',
  `data:image/png;base64,${samplePictures['image/png'].toString('base64').padEnd(90_000, 'A')}`,
  'eip155:1/erc721:0x0/1',
  'eip155:1/slip44:60',
  'eip155:424242/erc721:0x00000000000000000000000000000000000A11cE/1',
])('error: S24, %s is no picture', async (text) => {
  expect(await locate(text)).toBeNull()
})

test('error: S24, one of IPFS where there is no gateway', async () => {
  expect(await locate('ipfs://bafy/1.png', null)).toBeNull()
})

test('behavior: an item that the account has', async () => {
  const [single, many] = [await place(owner), await place('0x2')]
  for (const text of [
    `${chain.id}/erc721:${single}/5`,
    `${chain.id}/erc1155:${many}/${2n ** 256n - 1n}`,
  ])
    expect(await locate(text)).toBe(text)
})

test('error: S24, an item of another account, of no one, or of no contract', async () => {
  const [foreign, none] = [await place(other), await place('0x0')]
  for (const text of [
    `${chain.id}/erc721:${foreign}/5`,
    `${chain.id}/erc721:${none}/5`,
    `${chain.id}/erc721:${await place(`0x01${'0'.repeat(22)}${owner.slice(2)}`)}/5`,
    `${chain.id}/erc1155:${none}/5`,
    `${chain.id}/erc1155:${foreign}/${2n ** 256n}`,
    `${chain.id}/erc721:${other}/5`,
  ])
    expect(await locate(text)).toBeNull()
})
