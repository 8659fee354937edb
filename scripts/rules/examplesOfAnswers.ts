import type { Examples } from './catalogueRow.ts'

const topic = 'a'.repeat(64)
const good = { topic, message: 'AAAA', ttl: 300 }
const publish = (change: object) => ({ method: 'irn_publish', params: { ...good, ...change } })

/** Bodies of G, answers of wallets of H, messages of I, stored texts of K, frames of L. */
export const examplesOfAnswers: Examples = {
  G01: ['', 'null', '0', '""', 'false', '[]', '{}'],
  G02: ['<!doctype html><title>502</title>'],
  G03: ['{"data":[', '{"data":[]', '{"da'],
  G04: ['{} x', '{}{}', '\ufeff{}', '{"name":"\\ud800"}', '{"name":"\\u0000"}'],
  G05: ['{"count":NaN}', '{"count":Infinity}', '{/* x */}', '{"count":1,}'],
  G06: ['{"to":"A","to":"B"}'],
  G07: ['{"value":10000000000000000001}'],
  G08: [
    '{"data":[{"name":"No id"}],"count":1}',
    '{"data":[{"id":"__proto__","name":"A"}],"count":1}',
    '{"data":[],"count":-1}',
  ],
  G10: ['../../x', '"><script>'],
  G16: [`${'['.repeat(10_000)}${']'.repeat(10_000)}`],
  G20: ['NaN', '-1', '1e308', '"1,2"'],
  G21: ['{"__proto__":{"x":1}}'],
  G22: ['{"constructor":{"prototype":{"x":1}}}'],
  G23: ['{"hasOwnProperty":1,"toString":1,"then":1}'],
  G24: ['{"a.b":1,"a[0]":1}'],
  G36: ['*', '*.*', 'https://*', 'https://(a|b).example', ''],

  H01: [null, {}, '0x', [null], [1], ['bad']],
  H02: [[]],
  H05: ['0x', { chainId: '0x1' }, null, '0x7fffffffffffffff', 'eip155:1'],
  H07: [{ chainId: '0x1' }, 1, null],
  H08: [null, '0x', [[]]],
  H09: [null, '0x', `0x${'a'.repeat(63)}`, `0x${'a'.repeat(65)}`, {}, { hash: '0x' }],
  H12: ['0x', '0x1', 'ab', `0x${'0'.repeat(130)}`],
  H31: [{ code: '4001' }, { code: 4001 }, { data: { originalError: { code: 4001 } } }],
  H32: [{ message: 'User rejected the request.' }],
  H33: [{ message: '<img src=x onerror=alert(1)>' }],

  I04: [
    'https://app.safe.global.evil.example',
    'https://evilapp.safe.global',
    'https://app.safe.global:8443',
    'http://app.safe.global',
    'https://app.safe.global.',
  ],
  I06: [null, '9.1.0', 1, ['9.1.0']],
  I22: [{ resultUri: 'https://evil.example/#token=x' }],

  K01: ['{', 'null', '[]', '1', ''],
  K02: ['[{"id":"a","name":"A","href":"javascript://%0aalert(1)//"}]'],
  K03: ['__proto__', 'missing'],
  K04: ['{"version":99,"value":1}'],
  K05: ['{"href":"javascript:alert(1)"}'],
  K06: ['{"__proto__":{"x":1}}'],

  L01: ['', '{', 'null', '[]', '{"id":1,"jsonrpc":"1.0","method":"irn_subscribe"}'],
  L02: [{ method: 'eth_sendTransaction' }, { method: '__proto__' }, { method: 'irn_publish' }],
  L03: [
    publish({ topic: 'a'.repeat(63) }),
    publish({ topic: 'a'.repeat(65) }),
    publish({ topic: 'A'.repeat(64) }),
    publish({ topic: `${'../'.repeat(21)}.` }),
  ],
  L04: [
    publish({ message: '' }),
    publish({ message: '{"not":"base64"}' }),
    publish({ ttl: 0 }),
    publish({ ttl: -1 }),
    publish({ ttl: 1e12 }),
    publish({ ttl: null }),
  ],
  L06: [{ method: 'irn_unsubscribe', params: { topic, id: 'b'.repeat(64) } }],
}
