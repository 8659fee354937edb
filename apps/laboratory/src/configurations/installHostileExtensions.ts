type Announcement = { readonly info: object; readonly provider: object }

const png =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Imitates malicious extensions. None of them may hide an honest wallet or pass for one. */
export function installHostileExtensions(): void {
  freezeGlobal()
  for (const announcement of announcements) announce(announcement)
  setTimeout(() => announce(late), 5000)
}

/** Makes `window.ethereum` unchangeable, as the first extension of a page can. */
function freezeGlobal(): void {
  Object.defineProperty(window, 'ethereum', {
    configurable: false,
    get: () => createProvider('Grabber'),
    set() {
      throw new TypeError('window.ethereum belongs to Grabber')
    },
  })
}

const announcements: readonly Announcement[] = [
  entry({ name: 'MetaMask', rdns: 'com.example.impostor' }),
  entry({ name: 'Меtа Маsk', rdns: 'com.example.homoglyph' }),
  entry({ name: '\u202Eyksam ateM', rdns: 'com.example.bidi' }),
  entry({ name: 'W'.repeat(5000), rdns: 'com.example.long' }),
  entry({ name: 'Script Icon', rdns: 'com.example.icon', icon: 'javascript:alert(1)' }),
  entry({
    name: 'Remote Icon',
    rdns: 'com.example.remote',
    icon: 'https://evil.example/pixel.png',
  }),
  entry({ name: 'Huge Icon', rdns: 'com.example.huge', icon: `${png}${'A'.repeat(2_000_000)}` }),
  entry({ name: 'Twin', rdns: 'com.example.twin' }),
  entry({ name: 'Twin', rdns: 'com.example.twin' }),
  { info: { uuid: 'x', name: 'No rdns', icon: png }, provider: createProvider('No rdns') },
  { info: { uuid: 'y', rdns: 'com.example.nameless', icon: png }, provider: {} },
]

const late = entry({ name: 'Late Wallet', rdns: 'com.example.late' })

function entry(info: { name: string; rdns: string; icon?: string }): Announcement {
  const { name, rdns, icon = png } = info
  return { info: { uuid: crypto.randomUUID(), name, rdns, icon }, provider: createProvider(name) }
}

/** Records its requests, so that a journey can check which wallet was asked. */
function createProvider(name: string) {
  return {
    isMetaMask: true,
    request({ method }: { method: string }) {
      document.documentElement.dataset.asked = name
      return method === 'eth_requestAccounts'
        ? Promise.reject(Object.assign(new Error(`${name} says no`), { code: 4001 }))
        : Promise.resolve(null)
    },
    on: () => undefined,
    removeListener: () => undefined,
  }
}

function announce(detail: Announcement): void {
  const send = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }),
    )
  window.addEventListener('eip6963:requestProvider', send)
  send()
}
