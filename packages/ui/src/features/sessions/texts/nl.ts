import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { SessionsTexts } from './en.ts'

/** Nederlands. Made by a machine and not yet reviewed by a native speaker. */
export const nl: AreaTexts<keyof SessionsTexts> = {
  'permissions.tab': '{tab, select, expired {Verlopen} revoked {Ingetrokken} other {Actief}}',
  'permissions.loading': 'Machtigingen laden',
  'permissions.none':
    '{tab, select, expired {Er is niets verlopen} revoked {Er is niets ingetrokken} other {Niets gebeurt zonder je akkoord}}',
  'permissions.noneText': 'Hier staat wat deze app mag doen zonder te vragen.',
  'permissions.undated': 'Datum onbekend',
  'permissions.missingService':
    'De machtigingen uit je andere browsers konden niet worden geladen.',
  'permissions.missingWallet':
    '{wallet} deelt de lijst niet. Je ziet wat deze browser heeft onthouden.',
  'permissions.unsupportedTitle': '{wallet} geeft geen machtigingen',
  'permissions.unsupportedText': 'Apps moeten het je elke keer vragen.',
  'permissions.failedTitle': 'Je machtigingen konden niet worden geladen',
  'permissions.until': 'tot {date}',
  'permissions.ended': 'beëindigd op {date}',
  'permissions.unknown': 'Niet bevestigd',
  'permissions.broader': 'Te veel',
  'permissions.revoking': 'Wordt ingetrokken',
  'permissions.any': 'elk bedrag in {symbol}',
  'permissions.unknownAmount': 'een bedrag in {token}',
  'permissions.periodic':
    '{unit, select, minute {{amount} per minuut} hour {{amount} per uur} day {{amount} per dag} week {{amount} per week} other {{amount} per {time}}}',
  'permissions.stream': '{amount} per dag, in totaal tot {max}',
  'permissions.allowance': 'In totaal tot {amount}',
  'permissions.used': '{amount} gebruikt',
  'permissions.usedInPeriod': '{amount} gebruikt in deze periode',
  'permissions.calls': '{names} aanroepen',
  'permissions.callsWithValue': '{names} aanroepen en tot {amount} versturen',
  'permissions.steps': 'Wat er is gebeurd',
  'permissions.stepWallet':
    '{fact, select, pending {Bevestig in {wallet}} done {{wallet} heeft het ingetrokken} failed {{wallet} heeft het niet ingetrokken} other {{wallet} kan hier niet worden gevraagd}}',
  'permissions.stepList':
    '{fact, select, pending {Controleren bij {wallet}} done {Niet meer op de lijst van {wallet}} failed {Nog op de lijst van {wallet}} other {{wallet} heeft geen lijst om te controleren}}',
  'permissions.stepChain':
    '{fact, select, pending {{network} wordt gevraagd} done {{network} bevestigt het} failed {{network} staat het nog toe} other {{network} kon niet worden gevraagd}}',
  'permissions.stepService':
    '{fact, select, pending {De dienst krijgt bericht} done {De dienst weet het} other {De dienst kon geen bericht krijgen}}',
  'permissions.app': 'App',
  'permissions.given': 'Gegeven',
  'permissions.endsAt': 'Eindigt',
  'permissions.callLimit': 'Hoogste aantal aanroepen',
  'permissions.delegate': 'Wie het kan gebruiken',
  'permissions.enforcer': 'Gehandhaafd door',
  'permissions.gone': 'Deze machtiging is hier niet meer',
  'permissions.broaderText':
    '{wallet} gaf meer dan deze app vroeg. De app heeft het niet gekregen, maar het is misschien nog actief. Trek het in.',
  'permissions.allowed': 'Toegestaan zonder te vragen',
  'permissions.openText':
    'Het is misschien nog actief. Probeer het opnieuw of trek het in bij {wallet}.',
  'permissions.revoke': 'Intrekken',
  'permissions.revokeAgain': 'Opnieuw intrekken',
  'permissions.revokeAll': 'Alle {count} intrekken',
  'permissions.createdTitle': '{app} heeft je machtiging',
  'permissions.createdText':
    '{words}, tot {date}. Je kunt het altijd intrekken in de instellingen van je account.',
  'permissions.see': 'Machtiging bekijken',
  'permissions.network': 'Netwerk',
  'permissions.done': 'Klaar',
  PERMISSION_INVALID: 'Deze app vroeg een ongeldige machtiging. Er is niets gegeven.',
  PERMISSION_UNSUPPORTED: '{wallet} kan deze machtiging niet geven. Probeer een andere wallet.',
  PERMISSION_BROADER_THAN_ASKED:
    '{wallet} gaf meer dan deze app vroeg. Trek het in bij Machtigingen.',
}
