import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'openbox']
const binaries = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'openbox']

/** Installs Debian's Firefox and WebKitGTK where they are missing. */
export function installOtherBrowsers(): void {
  if (binaries.every((name) => existsSync(`/usr/bin/${name}`))) return
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
  })
}
