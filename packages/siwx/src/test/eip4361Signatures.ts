import type { SignInFields } from '../fields/signInFields.ts'

/** A recorded signature of a message, and when it is looked at. */
export type RecordedSignature = {
  readonly name: string
  readonly fields: SignInFields
  readonly signature: string
  readonly time?: string
}

const login = {
  ...{ namespace: 'eip155' as const, domain: 'login.xyz', uri: 'https://login.xyz', chainId: '1' },
  statement: 'Sign-In With Ethereum Example Statement',
} as const
const siwe = {
  ...{ ...login, domain: 'siwe.xyz', uri: 'https://siwe.xyz' },
  statement: 'Sign In with Ethereum Example Statement',
} as const
const example = {
  ...{ nonce: 'bTyXgcQxn2htgkjJn', issuedAt: '2022-01-27T17:09:38.578Z' },
  expirationTime: '2100-01-07T14:31:43.952Z',
}
const short = { nonce: 'lx2nx4so', issuedAt: '2022-01-05T14:27:30.883Z' }
const early = { ...short, notBefore: '2100-01-07T14:31:43.952Z' }
const over = { ...short, expirationTime: '2021-01-05T00:00:00Z' }
const other = {
  ...{ ...example, nonce: 'rmplqh1gf', issuedAt: '2022-01-05T14:31:43.954Z' },
  address: '0x6Da01670d8fc844e736095918bbE11fE8D564163',
}

const signed = {
  example: {
    fields: { ...login, ...example, address: '0x9D85ca56217D2bb651b00f15e694EB7E713637D4' },
    signature:
      '0xdc35c7f8ba2720df052e0092556456127f00f7707eaa8e3bbff7e56774e7f2e05a093cfc9e02964c33d86e8e066e221b7d153d27e5a2e97ccd5ca7d3f2ce06cb1b',
  },
  early: {
    fields: { ...login, ...early, address: '0xE6D3Aa1F561A215E5eb1f02Ba8705385F03fCaFB' },
    signature:
      '0xc2539ace78f13c7eb8c0852d38d269a6f97bebd9f7872097d2e3137b541f8bf50176062a46eeea83086bd2721423fb5755a932ff6ccc046ed482d14e4576042f1c',
  },
  over: {
    fields: { ...login, ...over, address: '0x2ecA0068307e706741445764A3D6A4402aC2A5a9' },
    signature:
      '0x7337bc2826c7678cd6bc84f5b3b236efc969b0451f9feca2328b1d3401b030c113f19bdba359ba3f52762c66e9147311fa95fe598a1a4ec9bb383a7b4e3874241b',
  },
}

/** Recorded by https://github.com/spruceid/siwe (Apache-2.0 or MIT), in two of its versions. */
export const validSignatures: readonly RecordedSignature[] = [
  { name: 'example message', ...signed.example },
  { name: 'not yet valid, later', ...signed.early, time: '2101-01-07T14:31:43.952Z' },
  { name: 'expired message, earlier', ...signed.over, time: '2020-01-05T00:00:00Z' },
  {
    name: 'recovery byte starting at 0',
    fields: {
      ...{
        namespace: 'eip155' as const,
        domain: 'www.tally.xyz',
        uri: 'https://tally.xyz',
        chainId: '1',
      },
      ...{ address: '0xc95EB884FE852e241D409234bfC7045CB9E31BD7', nonce: '15050747' },
      ...{ statement: 'Sign in with Ethereum to Tally', issuedAt: '2022-06-30T14:08:51.382Z' },
    },
    signature:
      '0x8c46b6eb8505939892d8e9b075f89f8277321b17b993151f37810cdda38cce6f4a85909d2b53e6a14629c74c0ac38bf4becde78ee5b2529812bf6cceaf7b2a2501',
  },
  {
    name: 'example message of a later version',
    fields: { ...siwe, ...example, address: '0xAE9aA90F1a627c7a20783AF9e8747fCFEDEFAd03' },
    signature:
      '0x7fcf011b4dff0a6024ce6cea93dcd0ebc4592f43e7685e174d4d3d4a1f942ed75bbf5358841924dc8e1b261f750dfec5dbcc0aad9a3d9439f1e5c4d59d7d98a81c',
  },
  {
    name: 'not yet valid of a later version, later',
    fields: { ...siwe, ...early, address: '0x1F61EA6Fdd71c1D68182479b10B5CdBF3D795ece' },
    signature:
      '0xdc299a27cc33479e665b8cbc728f214879a723d6aef43613f9ffa7da91318d0a36435d2e67271a827042f16fe276f8680303f59a18fa011d47cf4c4fe9b3a9941c',
    time: '2101-01-07T14:31:43.952Z',
  },
  {
    name: 'expired message of a later version, earlier',
    fields: { ...siwe, ...over, address: '0x00401B0F059b5AF9f71A43263F2Fc17422B6B8f8' },
    signature:
      '0xf6b7ec600d25f2e2e71c99ab1f7bb60fd7096f556120dc0641f7ef287d5d4a4d701e7e5ff602838b1c34bae2b86c5ba81f64d620d4615594a5eba0b59bb7f0f81b',
    time: '2020-01-05T00:00:00Z',
  },
]

/** Recorded by the same, with the code of the refusal. */
export const invalidSignatures: readonly (RecordedSignature & { readonly code: string })[] = [
  { name: 'expired message', ...signed.over, code: 'SIWX_EXPIRED' },
  { name: 'custom time', ...signed.example, time: '2200-01-05T00:00:00Z', code: 'SIWX_EXPIRED' },
  { name: 'not yet valid', ...signed.early, code: 'SIWX_NOT_YET_VALID' },
  {
    name: 'malformed signature',
    fields: { ...login, ...other },
    signature:
      '0xf2e8420fc1b722bf4941f5a0464f98172a758ceda5039f622e425fb69fd19b20e444bba7c9a8a8d7e2b5e453553efe7c9460be5d211abe473fc146d51bb04d0cb1b',
    code: 'SIWX_SIGNATURE_REFUSED',
  },
  {
    name: 'wrong signature',
    fields: { ...login, ...other },
    signature:
      '0x31df81dc02344c9156e6f71da46e2db624b38f8f806290d670d46492b834b2e7575cbce9f48169356cfb577b910d8e30732fcf23c1ac0021d08b945ed7ee118e1b',
    code: 'SIWX_SIGNATURE_REFUSED',
  },
]

const notepad = {
  ...{
    namespace: 'eip155' as const,
    domain: 'localhost:4361',
    uri: 'http://localhost:4361',
    chainId: '1',
  },
  statement: 'SIWE Notepad Example',
} as const
const loopring = { nonce: 'b19JyMHnM0Jdm20as', issuedAt: '2022-04-19T18:57:09.490Z' }

/** Signatures of contracts on Ethereum, recorded by the same. */
export const contractSignatures: readonly RecordedSignature[] = [
  {
    name: 'argent',
    fields: {
      ...{ ...notepad, address: '0xa5b3A53800cD49669F34DE80f2C569c6D4Ca3009' },
      ...{ nonce: 'FbYd6TNB4m0IUHDG7', issuedAt: '2022-04-19T18:55:04.444Z' },
    },
    signature:
      '0x00193f8bb87a8bd4a8367a47ee477c62aec984830ec59e730b28d1ec54669eab450b9f3108a5c435648691c5766b35e2f13b8fb29f46298bb378ac34597d7e271c',
  },
  {
    name: 'loopring',
    fields: { ...notepad, ...loopring, address: '0x0e565A6dFc43DE21455a67bbF196f7F7b15447A7' },
    signature:
      '0x2f280385ebd550309197c4c892c5a8eb1a6e743d5c90c8036dea6f05c3e8cb321f90210a567ee88461733731a9c4e177140a969784c0421c09897e161f17bf331c02',
  },
]
