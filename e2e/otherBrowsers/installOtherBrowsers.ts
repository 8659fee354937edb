import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb']
const binaries = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']

/** Installs Debian's Firefox and WebKitGTK where they are missing. */
export function installOtherBrowsers(): void {
  if (binaries.every((path) => existsSync(path))) return
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...packages], {
    stdio: 'inherit',
  })
}
