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

const png = samplePictures['image/png']
/** A picture of so many bytes. */
const pictureOf = (bytes: number) =>
  `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(bytes - png.length)]).toString('base64')}`
const longest = `https://a.example/${'a'.repeat(2030)}`

/** A contract that has code as a test gives it, at a new address. */
async function setCode(bytecode: Hex): Promise<Address> {
  const address = getAddress(toHex(crypto.getRandomValues(new Uint8Array(20))))
  await chain.client().setCode({ address, bytecode })
  return address
}

/** Answers `word` to calls that begin with a selector, and reverts else. */
const answerTo = (selector: string, word: Hex): Hex =>
  `0x60003560e01c63${selector}14601357600080fd5b7f${pad(word).slice(2)}60005260206000f3`

test('behavior: sizes that are just small enough', async () => {
  expect(longest).toHaveLength(2048)
  expect(await locate(longest)).toBe(longest)
  expect(await locate(pictureOf(65_536))).toBe(pictureOf(65_536))
})

test('behavior: each standard is asked in its way', async () => {
  const [single, many] = [
    await setCode(answerTo('6352211e', owner)),
    await setCode(answerTo('00fdd58e', '0x1')),
  ]
  const [own, some] = [`${chain.id}/erc721:${single}/5`, `${chain.id}/erc1155:${many}/5`]
  expect(await locate(own)).toBe(own)
  expect(await locate(some)).toBe(some)
  expect(await locate(`${own}x`)).toBeNull()
  expect(await locate(own.replace('erc721', 'erc1155'))).toBeNull()
  expect(await locate(some.replace('erc1155', 'erc721'))).toBeNull()
})

test('error: S24, an answer of more than a number', async () => {
  // Two words.
  const contract = await setCode('0x600160005260406000f3')
  expect(await locate(`${chain.id}/erc1155:${contract}/5`)).toBeNull()
})

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
  `${longest}a`,
  pictureOf(65_537),
  `${toData('image/png')}#`,
  `${toData('image/png')},data:image/png;base64,AAAA`,
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
