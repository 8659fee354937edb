/**
 * Letters of other scripts, digits and signs, each followed by the Latin letter that it resembles.
 * A small letter is listed where it resembles another one than its capital.
 */
const looks =
  /* Cyrillic */ 'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԚQԜWҺHӀlԁd' +
  /* Greek */ 'νvηnυuΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
  /* Coptic */ 'ⲗlϣwⲀAⲂBⲈEⲌZⲎHⲒIⲔKⲘMⲚNⲞOⲢPⲤCⲦTⲨYⲬX' +
  /* Armenian */ 'ՕOսuՍUհhյjոnզqգqցgՏSԼL' +
  /* Latin */ 'ıiɩiɑaɡgØOŁLĐDĦHŦTßb' +
  /* Digits and signs */ '0o1l!l|l5s$s@a€e'

/**
 * Scripts of which many letters resemble Latin ones: the first letter, and what it and those after
 * it resemble. A dot stands for none.
 */
const alphabets = {
  Ꭰ: 'DRT..i...YAJE......W...M...H.Y..G.hZ...........b..R.WS...VS...LC..P...Kd...........GB',
  ꓐ: 'BPdDT.GK.JC.ZF.MNLSR..VH..WXY.A.E.IOU',
}

const letters: ReadonlyMap<string, string> = new Map(
  [
    ...looks.matchAll(/(.)(.)/gu),
    ...Object.entries(alphabets).flatMap(([first, row]) =>
      [...row].map((letter, at) => ['', String.fromCharCode(first.charCodeAt(0) + at), letter]),
    ),
  ].flatMap(([, look = '', letter = '']) => (letter === '.' ? [] : [[look, letter] as const])),
)

/** The maximum length. Longer names are clipped on screen. */
const longest = 256

/**
 * Reduces a name to a skeleton without visual differences. Names with equal skeletons are
 * confusable. The skeleton is for comparison only.
 */
export function toNameSkeleton(name: string): string {
  const skeleton = [
    ...name
      .slice(0, longest)
      .replace(/[™℠®©]/gu, '')
      .normalize('NFKD')
      // The capital of a mark may be a letter.
      .replace(/\p{M}/gu, ''),
  ]
    .map((character) => letters.get(character) ?? letters.get(character.toUpperCase()) ?? character)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    // A capital i looks like an l in most typefaces.
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  // The skeleton of a name made of emoji is empty, and matches no other name.
  return skeleton.replace(/(?<=.)wallet$/, '') || name
}
