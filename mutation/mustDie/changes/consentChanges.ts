import type { Change } from './change.ts'

const folder = 'apps/secure/src/views/ApproveView/consent'
const arming = `${folder}/createArming.ts`
const press = `${folder}/createPress.ts`
const visibility = `${folder}/watchVisibility.ts`
const sight = `${folder}/followSight.ts`
const consent = `${folder}/useConsent.ts`

export const consentChanges: readonly Change[] = [
  {
    name: 'a press counts at once',
    file: arming,
    find: 'setTimeout(arm, armedMs)',
    replace: 'setTimeout(arm, 0)',
  },
  {
    name: 'a press counts while it is covered',
    file: arming,
    find: 'if (isVisible && hasFocus) armTimer',
    replace: 'if (hasFocus) armTimer',
  },
  {
    name: 'a press counts without the focus',
    file: arming,
    find: 'if (isVisible && hasFocus) armTimer',
    replace: 'if (isVisible) armTimer',
  },
  {
    name: 'what loses sight or focus stays armed',
    file: arming,
    find: '    change({ isArmed: false })\n',
    replace: '',
  },
  {
    name: 'half a second goes on when it is disturbed',
    file: arming,
    find: '    clearTimeout(armTimer)\n    change({ isArmed: false })',
    replace: '    change({ isArmed: false })',
  },
  {
    name: 'what moves stays armed',
    file: arming,
    find: 'disturb: begin',
    replace: 'disturb: () => undefined',
  },
  {
    name: 'what was never seen from its beginning is armed',
    file: arming,
    find: 'if (hasBegun) change({ isArmed: true })',
    replace: 'change({ isArmed: true })',
  },
  {
    name: 'what is never proven to be seen waits in the frame',
    file: arming,
    find: 'change({ isUnproven: true })',
    replace: 'undefined',
  },
  {
    name: 'what covers it does not count',
    file: visibility,
    find: 'return isVisible === true && isLarge &&',
    replace: 'return isLarge &&',
  },
  {
    name: 'a browser that does not say is believed',
    file: visibility,
    find: 'return isVisible === true &&',
    replace: 'return isVisible !== false &&',
  },
  {
    name: 'a button cut out of it is seen',
    file: visibility,
    find: 'isVisible === true && isLarge &&',
    replace: 'isVisible === true &&',
  },
  {
    name: 'a frame that is shrunk is seen',
    file: visibility,
    find: 'devicePixelRatio >= least.ratio &&',
    replace: '',
  },
  {
    name: 'what is cut off at its side is seen',
    file: visibility,
    find: ' && seen.width >= width - 1',
    replace: '',
  },
  {
    name: 'what is cut off at its end is seen',
    file: visibility,
    find: ' && seen.height >= height - 1',
    replace: '',
  },
  {
    name: 'a browser is not asked what covers it',
    file: visibility,
    find: 'trackVisibility: true, delay',
    replace: 'delay',
  },
  {
    name: 'every browser can prove what is seen',
    file: visibility,
    find: "Entry !== undefined && 'isVisible' in Entry.prototype",
    replace: 'Entry !== undefined',
  },
  {
    name: 'a script presses',
    file: press,
    find: 'if (!isTrusted || !isArmed()) return false',
    replace: 'if (!isArmed()) return false',
  },
  {
    name: 'a script begins a press',
    file: press,
    find: 'const isOurs = isTrusted && isPrimary',
    replace: 'const isOurs = isPrimary',
  },
  {
    name: 'a script ends a press',
    file: press,
    find: "pointer === 'down' && isTrusted && isPrimary === true",
    replace: "pointer === 'down' && isPrimary === true",
  },
  {
    name: 'a script presses a key',
    file: press,
    find: 'const isNew = isTrusted && repeat === false',
    replace: 'const isNew = repeat === false',
  },
  {
    name: 'a click counts before it is armed',
    file: press,
    find: 'if (!isTrusted || !isArmed()) return false',
    replace: 'if (!isTrusted) return false',
  },
  {
    name: 'a press that began too early counts',
    file: press,
    find: "isOurs && isNear && isArmed() ? 'down'",
    replace: "isOurs && isNear ? 'down'",
  },
  {
    name: 'a press that began elsewhere counts',
    file: press,
    find: "pointer = pointer === 'down' &&",
    replace: 'pointer =',
  },
  {
    name: 'a second finger or another button presses',
    file: press,
    find: 'isTrusted && isPrimary === true && button === 0',
    replace: 'isTrusted',
  },
  {
    name: 'a press counts twice',
    file: press,
    find: "      const byPointer = pointer === 'up'\n      pointer = 'none'\n",
    replace: "      const byPointer = pointer === 'up'\n",
  },
  {
    name: 'a key that is held since before counts',
    file: press,
    find: "else if (key === 'none') key = 'stray'",
    replace: '',
  },
  {
    name: 'a key that was pressed too early counts',
    file: press,
    find: "key = isArmed() ? 'meant' : 'stray'",
    replace: "key = 'meant'",
  },
  {
    name: 'a key counts for what is shown after its press',
    file: press,
    find: "      if (key === 'meant') key = 'stray'\n",
    replace: '',
  },
  {
    name: 'a press counts for what is shown after its beginning',
    file: press,
    find: "      hasMoved = false\n      pointer = 'none'\n",
    replace: '      hasMoved = false\n',
  },
  {
    name: 'a mouse need not move in a window that opens under it',
    file: press,
    find: '!needsMove || hasMoved ||',
    replace: '',
  },
  {
    name: 'a mouse that moved before it was armed has moved',
    file: press,
    find: 'if (isTrusted && isArmed()) hasMoved',
    replace: 'if (isTrusted) hasMoved',
  },
  {
    name: 'a script moves the mouse',
    file: press,
    find: 'if (isTrusted && isArmed()) hasMoved',
    replace: 'if (isArmed()) hasMoved',
  },
  {
    name: 'a window asks for no move',
    file: consent,
    find: "needsMove: surface === 'window'",
    replace: 'needsMove: false',
  },
  {
    name: 'a frame asks no browser whether it is seen',
    file: consent,
    find: "isProven: surface === 'frame'",
    replace: 'isProven: false',
  },
  {
    name: 'half a second of one request counts for the next',
    file: consent,
    find: 'state?.shown === shown ? state : unarmed',
    replace: 'state ?? unarmed',
  },
  {
    name: 'a press is not forgotten when it is disturbed',
    file: consent,
    find: '      if (!now.isArmed) own.forget()\n',
    replace: '',
  },
  {
    name: 'every event is of a person',
    file: consent,
    find: 'sight.isTrusted(event.nativeEvent)',
    replace: 'true',
  },
  {
    name: 'what is scrolled stays armed',
    file: sight,
    find: "  window.addEventListener('scroll', () => arming.disturb(), { signal, capture: true })\n",
    replace: '',
  },
  {
    name: 'what is scrolled inside stays armed',
    file: sight,
    find: '{ signal, capture: true }',
    replace: '{ signal }',
  },
  {
    name: 'what changes its size stays armed',
    file: sight,
    find: '  resizing.observe(element)\n',
    replace: '',
  },
  {
    name: 'a document that changes its size stays armed',
    file: sight,
    find: "  window.addEventListener('resize', onResize, { signal })\n",
    replace: '',
  },
  {
    name: 'a document that loses the focus stays armed',
    file: sight,
    find: "  window.addEventListener('blur', look, { signal })\n",
    replace: '',
  },
  {
    name: 'a hidden window stays armed',
    file: sight,
    find: "  document.addEventListener('visibilitychange', onResize, { signal })\n",
    replace: '',
  },
]
