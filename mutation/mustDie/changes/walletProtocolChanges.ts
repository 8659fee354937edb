import type { Change } from './change.ts'

const wallet = 'packages/embedded-wallet/src'
const channel = `${wallet}/protocol/openChannel.ts`
const plain = `${wallet}/protocol/readPlain.ts`
const shake = `${wallet}/host/shakeHands.ts`
const accept = `${wallet}/frame/acceptHello.ts`

export const walletProtocolChanges: readonly Change[] = [
  {
    name: 'a page greets a document of any origin',
    file: shake,
    find: 'postMessage(hello, origin, [port2])',
    replace: "postMessage(hello, '*', [port2])",
  },
  {
    name: 'a page takes the welcome of another page',
    file: shake,
    find: 'welcome?.nonce !== nonce',
    replace: '!welcome',
  },
  {
    name: 'a page takes a welcome that brings an object along',
    file: shake,
    find: 'ports.length > 0 ? undefined : readAs',
    replace: 'readAs',
  },
  {
    name: 'a page takes a version that it does not speak',
    file: shake,
    find: "protocolVersions.includes(welcome.protocol) ? undefined : 'version'",
    replace: 'undefined',
  },
  {
    name: 'a page takes a refusal for a welcome',
    file: shake,
    find: "if (welcome.reason === 'origin') return 'refused'\n",
    replace: 'if (welcome) return undefined\n',
  },
  {
    name: 'a page greets each document of the frame',
    file: shake,
    find: '{ once: true, signal: stop.signal }',
    replace: '{ signal: stop.signal }',
  },
  {
    name: 'a page waits for a blocked frame for ever',
    file: shake,
    find: "setTimeout(() => fail(new FrameError('unreachable')), withinMs)",
    replace: 'setTimeout(() => undefined, withinMs)',
  },
  {
    name: 'a frame asks nothing about the origin of a page',
    file: accept,
    find: "if ('reason' in check) return refuse(check.reason)",
    replace: "if ('reason' in check) return resolve({ port, origin, mode: 'same-site' })",
  },
  {
    name: 'a frame hears every window',
    file: accept,
    find: 'source !== window.parent || source === window ||',
    replace: '',
  },
  {
    name: 'a frame that is a page hears itself',
    file: accept,
    find: ' || source === window',
    replace: '',
  },
  {
    name: 'a frame hears a page that the browser does not list around it',
    file: accept,
    find: ' || !isAncestor(window, origin)',
    replace: '',
  },
  {
    name: 'a frame takes a page around its own page for it',
    file: accept,
    find: 'ancestorOrigins[0] === origin',
    replace: 'Array.from(ancestorOrigins).includes(origin)',
  },
  {
    name: 'a frame hears a second page',
    file: accept,
    find: "      window.removeEventListener('message', listen)\n      void answer",
    replace: '      void answer',
  },
  {
    name: 'a frame hears a hello of another form',
    file: accept,
    find: 'readAs(helloSchema, data)',
    replace: 'data as { nonce: string; protocols: number[] } | undefined',
  },
  {
    name: 'a frame leaves its port to a page that it refuses',
    file: accept,
    find: '        port.close()\n',
    replace: '',
  },
  {
    name: 'what was heard is heard again',
    file: channel,
    find: ' || message.id <= heard',
    replace: '',
  },
  {
    name: 'only the last message is not heard again',
    file: channel,
    find: 'message.id <= heard',
    replace: 'message.id === heard',
  },
  {
    name: 'an envelope of another form is heard',
    file: channel,
    find: 'readAs(envelopeSchema, readPlain(data, { mostSize }))',
    replace: 'readPlain(data, { mostSize }) as Envelope | undefined',
  },
  {
    name: 'a control message may be as long as a request',
    file: channel,
    find: 'long.has(kind) ? mostSize : mostControlSize',
    replace: 'mostSize',
  },
  {
    name: 'a flood is heard',
    file: channel,
    find: "    if (isFlood()) return end('flood')\n",
    replace: '',
  },
  {
    name: 'an object that is passed along is taken',
    file: channel,
    find: "    if (ports.length > 0) return end('transfer')\n",
    replace: '',
  },
  {
    name: 'a channel that has ended keeps its port',
    file: channel,
    find: '    port.close()\n',
    replace: '',
  },
  {
    name: 'a channel that has ended is still heard',
    file: channel,
    find: '    port.onmessage = null\n',
    replace: '    isOpen = true\n',
  },
  {
    name: 'a channel that has ended still sends',
    file: channel,
    find: '!isOpen || copy === undefined',
    replace: 'copy === undefined',
  },
  {
    name: 'an accessor runs',
    file: plain,
    find: "property && 'value' in property ? property.value : undefined",
    replace: 'property && Reflect.get(holder, key)',
  },
  {
    name: 'a prototype is a key',
    file: plain,
    find: 'forbiddenKeys.has(key) || ',
    replace: '',
  },
  {
    name: 'an instance of a class is plain',
    file: plain,
    find: 'if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return undefined',
    replace: '',
  },
  {
    name: 'what is as deep as it likes is plain',
    file: plain,
    find: ' || depth > mostDepth',
    replace: '',
  },
  {
    name: 'what is as long as it likes is plain',
    file: plain,
    find: 'return size > mostSize',
    replace: 'return false',
  },
  {
    name: 'what was read can be changed afterwards',
    file: plain,
    find: 'return Object.freeze(copied)\n  }\n\n  return',
    replace: 'return copied\n  }\n\n  return',
  },
]
