/** What should become of an input: the words of the published catalogue. */
export type Verdict = 'refuse' | 'warn' | 'accept' | 'safe'

const verdicts: Readonly<Record<Exclude<Verdict, 'refuse'>, string>> = {
  accept: 'A07 C06 D04 D11 D12 D14 D27 D28 D29 D30 D33 D38 E10 E12 H03',
  warn: 'A10 A11 A12 A29 A30 B06 B10 D48 E02 E03 E04 E05 E08 E09 E17 G34 H10',
  safe: [
    'D37 D39 D40 D41 D42 D43 D44 D46 D50 E07 E14 E16 E18 E19 E20 E21 E22 E23 E24 F09 F11 F16',
    'G08 G09 G10 G11 G12 G13 G14 G15 G17 G18 G19 G20 G21 G22 G23 G24 G35 G38',
    'H04 H06 H07 H08 H11 H16 H17 H18 H19 H20 H21 H22 H23 H28 H30 H31 H32 H33 H34 H35 H36',
    'I01 I02 I03 I04 I05 I06 I07 I08 I09 I10 I11 I12 I13 I20 I21 I22 I23 I24',
    'K01 K02 K03 K04 K05 K06 K07 K09 K11 K12 K13 K14',
    'L08 L09 L10 L12 L13 L14 L16 L17',
  ].join(' '),
}

/** The rows that are not to be refused. */
export const rowVerdicts: ReadonlyMap<string, Verdict> = new Map(
  Object.entries(verdicts).flatMap(([verdict, ids]) =>
    ids.split(' ').map((id) => [id, verdict as Verdict] as const),
  ),
)
