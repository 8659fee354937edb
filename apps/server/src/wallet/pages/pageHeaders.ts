import type { WalletConfig } from '../context/walletConfig.ts'
import type { PageFile } from './readPages.ts'

const directives = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:"],
  ...["connect-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'none'"],
]
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types cleat-worker']
const switchedOff = [
  ...['accelerometer', 'autoplay', 'camera'],
  ...['display-capture', 'encrypted-media', 'fullscreen', 'gamepad', 'geolocation', 'gyroscope'],
  ...['hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'screen-wake-lock', 'serial', 'storage-access', 'usb'],
  ...['window-management', 'xr-spatial-tracking'],
]
const permissions = [
  ...switchedOff.map((name) => `${name}=()`),
  ...['publickey-credentials-get=(self)', 'publickey-credentials-create=(self)'],
  'clipboard-write=(self)',
].join(', ')
/** Vite writes the hash of the content into the name. */
const hashedName = /-[\w-]{8,}\.\w+$/

/** The headers of a file of the secure origin. */
export function pageHeaders(
  file: Pick<PageFile, 'path' | 'type' | 'policy'>,
  config: Pick<WalletConfig, 'hosts'> & {
    /** Whether its opener may say who it is. The window that follows is cut off from it. */
    readonly isReachable?: boolean | undefined
  },
): Readonly<Record<string, string>> {
  const { path, type, policy } = file
  const all = { 'Content-Type': type, 'Permissions-Policy': permissions }
  if (path === '/frame.html')
    return {
      ...{ ...all, ...toPolicy(config.hosts === 'any' ? ['*'] : config.hosts, undefined) },
      'Cache-Control': 'no-store',
      // Hosts may be isolated, and then load what asks for the same.
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Origin-Agent-Cluster': '?1',
    }
  if (type.startsWith('text/html'))
    return {
      ...{ ...all, ...toPolicy(["'none'"], policy?.split('; ')) },
      'Cache-Control': 'no-store',
      ...(!config.isReachable && { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' }),
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Origin-Agent-Cluster': '?1',
    }
  return {
    ...all,
    // A worker has the policy of its script: it reaches nothing.
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cache-Control': hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
  }
}

function toPolicy(ancestors: readonly string[], own: readonly string[] | undefined) {
  const frames = `frame-ancestors ${ancestors.join(' ')}`
  const policy = own ? [...own, frames] : [...directives, frames, ...trustedTypes]
  return { 'Content-Security-Policy': policy.join('; ') }
}
