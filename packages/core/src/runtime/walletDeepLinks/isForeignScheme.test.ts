import { expect, test } from 'vitest'
import { registry } from '../registry/registry.ts'
import { isForeignScheme } from './isForeignScheme.ts'
import { isOpenable } from './isOpenable.ts'

/** Programs that run scripts, open files or share the screen. */
const dangerous = (
  'vscode vscode-insiders vscodium cursor windsurf zed jetbrains idea ' +
  'pycharm webstorm subl txmt mvim atom nova emacs ' +
  'org-protocol xcode github-mac x-github-client github-windows sourcetree gitkraken git-client ' +
  'anydesk teamviewer8 teamviewerapi tvcontrol1 rustdesk parsec splashtop logmein ' +
  'gotoopener screenconnect connectwise supremo ultraviewer nomachine citrixreceiver vmware-view ' +
  'horizon-client moonlight steam com.epicgames.launcher zoommtg zoomus raycast alfred ' +
  'applescript automator kmtrigger hammerspoon btt scriptable pythonista3 a-shell ' +
  'iterm2 x-man-page tasker macrodroid shortcuts workflow ms-officecmd ms-appinstaller ' +
  'search-ms ms-msdt jnlp onenote-cmd obsidian docker-desktop postman hcp ' +
  'rdp vnc ssh'
).split(' ')

test.each(dangerous)('behavior: F05: %s:// is no scheme of a wallet', (scheme) => {
  for (const link of [`${scheme}://x`, scheme, scheme.toUpperCase(), `${scheme}:`])
    expect(isForeignScheme(link)).toBe(true)
  for (const wallet of registry) expect(isOpenable({ href: `${scheme}://x`, wallet })).toBe(false)
})

test.each(
  (
    'ftp ftps ldap ldaps http https ws wss mozilla moz x-apple x-apple-health itms itmss facetime ' +
    'facetime-audio chrome chrome-native some-extension ms-x pythonista pythonista10 iterm iterm99 ' +
    'jnlp jnlps jetbrains jetbrainsx teamviewer teamviewer12 zoom vmware citrix docker com.epic'
  ).split(' '),
)('behavior: %s:// is none', (scheme) => {
  expect(isForeignScheme(`${scheme}://x`)).toBe(true)
})

test.each('profile hotel filecoin telos atomic walletzed zedwallet mspay xhttps httpsx'.split(' '))(
  'behavior: %s:// only has the name of a program in it',
  (scheme) => {
    expect(isForeignScheme(`${scheme}://x`)).toBe(false)
  },
)

test.each(['javascript:alert(1)', 'data:,x', 'tel:1', 'vnc://x', 'market://x', '', '//x', '1a://'])(
  'behavior: %j is none',
  (link) => {
    expect(isForeignScheme(link)).toBe(true)
  },
)

test('behavior: every scheme of the registry is one', () => {
  const links = registry.flatMap(({ mobile_link, desktop_link }) => [mobile_link, desktop_link])
  const schemes = links.filter((link) => link !== undefined && !/^https?:/.test(link))
  expect(schemes.length).toBeGreaterThan(100)
  expect(schemes.filter((link) => isForeignScheme(link ?? ''))).toEqual([])
})
