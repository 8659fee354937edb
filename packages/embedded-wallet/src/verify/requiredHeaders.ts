/** A file of the pages, by what browsers do with it. */
export type PageKind = 'frame' | 'window' | 'recovery' | 'asset'

/** Who may frame the page: none, or the hosts of its operator. */
const anyHosts = '(origins)'

const own: Readonly<Record<string, string>> = {
  ...{ 'default-src': "'none'", 'script-src': "'self'", 'style-src': "'self'" },
  ...{ 'img-src': "'self' data:", 'connect-src': "'self'", 'worker-src': "'self'" },
  ...{ 'base-uri': "'none'", 'form-action': "'none'" },
  ...{ 'require-trusted-types-for': "'script'", 'trusted-types': 'cleat-worker' },
}
const everywhere = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' }
const entry = { ...everywhere, 'cache-control': 'no-store', 'origin-agent-cluster': '?1' }
const alone = {
  ...entry,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
}

/** What the policy of a kind of page says, by directive. `(hashes)` and `(origins)` vary. */
export const requiredPolicies: { readonly [kind in PageKind]: Readonly<Record<string, string>> } = {
  frame: { ...own, 'frame-ancestors': anyHosts },
  window: { ...own, 'frame-ancestors': "'none'" },
  // One file with all it needs, which may reach nothing.
  recovery: {
    ...{ 'default-src': "'none'", 'script-src': '(hashes)', 'style-src': '(hashes)' },
    ...{ 'base-uri': "'none'", 'form-action': "'none'", 'frame-ancestors': "'none'" },
    ...{ 'require-trusted-types-for': "'script'", 'trusted-types': "'none'" },
  },
  // Workers have the policy of their script.
  asset: { 'default-src': "'none'", 'frame-ancestors': "'none'" },
}

/** The other headers of a kind of page, each with its whole value. */
export const requiredHeaders: { readonly [kind in PageKind]: Readonly<Record<string, string>> } = {
  frame: {
    ...entry,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
  },
  window: alone,
  recovery: alone,
  asset: {
    ...everywhere,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  },
}

/** Headers that load, send or store something, or let other origins read. */
export const forbiddenHeaders: readonly string[] = [
  ...['access-control-allow-origin', 'clear-site-data', 'content-security-policy-report-only'],
  ...['link', 'nel', 'refresh', 'report-to', 'reporting-endpoints', 'service-worker-allowed'],
  ...['set-cookie', 'sourcemap', 'speculation-rules', 'supports-loading-mode', 'x-sourcemap'],
]

/** Features of browsers that must be named and off. */
export const switchedOff: readonly string[] = [
  ...['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'payment', 'serial'],
  ...['storage-access', 'usb'],
]

/** Features that the pages use themselves. */
export const usedFeatures: readonly string[] = [
  ...['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write'],
]
