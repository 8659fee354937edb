/** Letters of other scripts, and digits and signs, beside the Latin letters they are taken for. */
const looks =
  /* Cyrillic */ 'аaвbеeѕsіiјjкkмmнhоoрpсcтtуyхxԁdԛqԝwһhӏlАAВBЕEЅSІIЈJКKМMНHОOРPСCТTУYХXԚQԜWҺHӀl' +
  /* Greek */ 'αaβbεeηnιiκkνvοoρpτtυuχxΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX' +
  /* Latin */ 'ıiɩiɑaɡgøoØOłlŁLđdĐDħhŧtßb' +
  /* Digits and signs */ '0o1l!l|l5s$s@a€e'

const letters: ReadonlyMap<string, string> = new Map(
  [...looks.matchAll(/(.)(.)/gu)].map(([, look = '', letter = '']) => [look, letter]),
)

/** Nobody reads on. */
const longest = 256

/**
 * What is left of a name when all that an eye misses is taken away: two names with one skeleton may be mistaken for each
 * other. Not to be shown.
 */
export function toNameSkeleton(name: string): string {
  const skeleton = [...name.slice(0, longest).normalize('NFKD')]
    .map((character) => letters.get(character) ?? character)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]|\p{Default_Ignorable_Code_Point}/gu, '')
    // A capital i is an l in most typefaces.
    .replaceAll('i', 'l')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
  // Nothing is left of a name of pictures alone, and it is like no other one.
  return skeleton.replace(/(?<=.)wallet$/, '') || name
}
