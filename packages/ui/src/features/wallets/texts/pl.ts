import type { AreaTexts } from '../../../i18n/area/textArea.ts'
import type { WalletsTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof WalletsTexts> = {
  'allWallets.search': 'Szukaj portfeli',
  'allWallets.found':
    '{count, plural, one {# portfel} few {# portfele} many {# portfeli} other {# portfela}}',
  'allWallets.none': 'Żaden portfel nie ma takiej nazwy: „{search}”',
  'allWallets.clear': 'Pokaż wszystkie portfele',
  'allWallets.failed': 'Nie udało się wczytać portfeli',
  'allWallets.moreFailed': 'Nie udało się wczytać kolejnych portfeli.',
  'getWallet.text':
    'Wszystkie te portfele działają z tą aplikacją. Portfel możesz zmienić w dowolnej chwili.',
  'getWallet.all': 'Wszystkie portfele',
  'downloads.text':
    '{wallet}: Zainstaluj go stąd. Gdy tylko będzie w tej przeglądarce, możesz go połączyć.',
  'downloads.textPhone': '{wallet}: Zainstaluj go, a potem otwórz tę stronę w jego przeglądarce.',
  'downloads.extension': 'Rozszerzenie przeglądarki',
  'downloads.iphone': 'Aplikacja na iPhone’a',
  'downloads.android': 'Aplikacja na Androida',
  'downloads.desktop': 'Aplikacja na komputer',
  'downloads.webApp': 'Aplikacja internetowa',
  'downloads.website': 'Strona internetowa',
  'downloads.phone': 'Zeskanuj, aby mieć go na telefonie',
  'downloads.none':
    '{wallet}: Nie znamy bezpiecznego linku do tego portfela. Poszukaj go w sklepie, któremu ufasz.',
  'downloads.installed': 'Portfel {wallet} jest zainstalowany',
  'downloads.connect': 'Połącz {wallet}',
  'whatIsAWallet.homeTitle': 'Dom dla tego, co Twoje',
  'whatIsAWallet.homeText':
    'Przechowuje klucze do Twoich pieniędzy, tokenów i kolekcji. Nie ma ich nikt inny.',
  'whatIsAWallet.keyTitle': 'Jeden klucz do każdej aplikacji',
  'whatIsAWallet.keyText': 'Logujesz się portfelem. Bez nowego konta i bez hasła do zapamiętania.',
  'whatIsAWallet.sayTitle': 'Nic bez Twojej zgody',
  'whatIsAWallet.sayText':
    'Aplikacje mogą tylko prosić. Widzisz, czego chcą, i zatwierdzasz to lub nie.',
  'multiChain.title': 'Wybierz rodzaj sieci',
  'multiChain.text': '{wallet} ma konto dla każdego z nich. Którego chcesz tu użyć?',
}
