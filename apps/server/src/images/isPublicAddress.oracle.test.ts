import { get } from 'node:http'
import { BlockList, isIP } from 'node:net'
import fc from 'fast-check'
import { useAgent as createAgent } from 'request-filtering-agent'
import { expect, test } from 'vitest'
import { fetchPublic } from './fetchPublic.ts'
import { isPublicAddress } from './isPublicAddress.ts'

/**
 * request-filtering-agent 3.2 was tried in place of `isPublicAddress` and `resolvePublic`: of the
 * attacks in the tests beside, it lets the two addresses, the ports and the credentials below
 * through. So it is an oracle: no address that it refuses is public for us.
 */
const missed = ['168.63.129.16', '::7f00:1']
const anyAddress = new BlockList()
anyAddress.addSubnet('0.0.0.0', 0, 'ipv4')
anyAddress.addSubnet('::', 0, 'ipv6')

const missedUrls = ['http://user:secret@1.1.1.1/', 'http://1.1.1.1:9/', 'http://1.1.1.1:22/']

/** Whether the library lets a request through. Nothing is connected to. */
async function isLetThrough(url: string, address = ''): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>()
  const options = {
    agent: createAgent(url, {}),
    // Refuses every connection that the library allows.
    blockList: anyAddress,
    lookup: (
      _host: string,
      _options: unknown,
      answer: (error: null, addresses: { address: string; family: number }[]) => void,
    ) => answer(null, [{ address, family: isIP(address) }]),
  }
  get(url, options).on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_IP_BLOCKED') resolve(true)
    else if (/is not allowed/.test(error.message)) resolve(false)
    else reject(error)
  })
  return promise
}

/** Where ranges of IANA's registries begin or end, or IPv4 addresses are embedded. */
const prefixes4 = ' 0. 10. 100. 127. 169.254. 172. 192. 198. 203. 224. 255.'.split(' ')
const prefixes6 =
  ' :: ::ffff: 64:ff9b: 100: 2001: 2002: 2620:4f:8000: 3fff: 5f00: fc00: fe80: fec0: ff02:'.split(
    ' ',
  )
const address = fc.oneof(
  fc
    .tuple(fc.constantFrom(...prefixes4), fc.ipV4())
    .map(([prefix, rest]) => (prefix + rest).split('.').slice(0, 4).join('.')),
  fc
    .tuple(fc.constantFrom(...prefixes6), fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 8 }))
    .map(([prefix, parts]) => {
      const rest = parts.map((part) => part.toString(16))
      if (prefix.startsWith('::')) return prefix + rest.slice(6).join(':')
      return [...prefix.split(':').filter(Boolean), ...rest].slice(0, 8).join(':')
    }),
)

test('property: what request-filtering-agent refuses is not public', async () => {
  await fc.assert(
    fc.asyncProperty(address, async (address) => {
      expect(isIP(address)).not.toBe(0)
      if (isPublicAddress(address))
        expect(await isLetThrough('http://any.example/', address)).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})

test.each(missed)('behavior: refuses %s, which request-filtering-agent allows', async (address) => {
  expect(isPublicAddress(address)).toBe(false)
  expect(await isLetThrough('http://any.example/', address)).toBe(true)
})

test.each(missedUrls)('behavior: refuses %s, which request-filtering-agent allows', async (url) => {
  const { signal } = new AbortController()
  await expect(fetchPublic({ url, signal, accept: '*/*' })).rejects.toThrow(/web|port/)
  expect(await isLetThrough(url)).toBe(true)
})

test.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', 'fd00:ec2::254'])(
  'behavior: both refuse %s',
  async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    expect(await isLetThrough('http://any.example/', address)).toBe(false)
  },
)
