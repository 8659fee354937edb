/** Schemes of the browser, the system or documents. No wallet uses them. */
const foreignSchemes =
  /^(?:https?|wss?|ftps?|sftp|ssh|telnet|ldaps?|file|filesystem|data|blob|cid|mid|jar|mhtml|javascript|vbscript|livescript|mocha|intent|android-app|market|about|view-source|resource|res|chrome.*|edge|opera|vivaldi|brave|firefox|moz.*|.*-extension|devtools|shell|search-ms|ms-.*|ms|itms.*|x-apple.*|x-web-search|mailto|tel|sms|mms|facetime.*|geo|maps|urn|prefs|app-settings|shortcuts|workflow|webcal|feed|magnet|ipfs|ipns|content|wyciwyg|wais|gopher|news|nntp|irc|rtsp|vnc|rdp|smb|nfs|afp)$/

/** Programs that run scripts, open files or give away the screen. No wallet uses their schemes. */
const powerfulPrograms =
  /^(?:vscod.*|cursor|windsurf|zed|nova|atom|jetbrains.*|idea|pycharm|webstorm|subl.*|txmt|mvim|emacs|org-.*|xcode|.*github.*|git.*|sourcetree|anydesk|teamviewer.*|tv.*1|rustdesk|parsec|splashtop.*|logmein.*|goto.*|screenconnect|connectwise|supremo|ultraviewer|nomachine|citrix.*|vmware.*|horizon-.*|moonlight|steam|com\.epic.*|zoom.*|raycast|alfred|applescript|automator|kmtrigger|hammerspoon|btt|scriptable|pythonista.*|a-shell|iterm.*|x-man-page|tasker|macrodroid|jnlps?|onenote.*|obsidian|docker.*|postman|hcp)$/

/** Whether a link has a scheme that no wallet uses. Links without a scheme count. */
export function isForeignScheme(link: string): boolean {
  const scheme = /^([a-z][a-z0-9+.-]*)(?::|$)/i.exec(link)?.[1]?.toLowerCase()
  return scheme === undefined || foreignSchemes.test(scheme) || powerfulPrograms.test(scheme)
}
