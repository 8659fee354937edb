import type { AreaTexts } from '@cleat/ui/secure'
import type { KitTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof KitTexts> = {
  'kit.fileTitle': 'Otwórz swój zestaw odzyskiwania',
  'kit.fileLead':
    'Zobacz słowa i klucze swojego portfela bez żadnej usługi. Ta strona działa offline i nic, co wpiszesz, jej nie opuszcza.',
  'kit.chooseFile': 'Wybierz plik zestawu',
  'kit.pasteLabel': 'Albo wklej zawartość pliku',
  'kit.pasteHint': 'Możesz też upuścić plik na tej stronie.',
  'kit.notKit': 'To nie jest zestaw odzyskiwania. Wybierz plik pobrany podczas tworzenia zestawu.',
  'kit.otherVersion':
    'Ta strona nie może odczytać tego zestawu, bo utworzyła go nowsza wersja. Użyj strony odzyskiwania zapisanej razem z nim.',
  'kit.damaged':
    'Ten plik zestawu jest uszkodzony lub niepełny, więc nie można go otworzyć. Użyj innej kopii.',
  'kit.unreadable': 'Nie udało się odczytać pliku. Wybierz go ponownie.',
  'kit.unsupportedTitle': 'Ta przeglądarka nie może otworzyć zestawu',
  'kit.unsupportedLead': 'Zaktualizuj przeglądarkę albo otwórz tę stronę w innej.',
  'kit.codeTitle': 'Wpisz kod zestawu',
  'kit.codeLead': 'Masz go na kartce od utworzenia tego zestawu: {date}.',
  'kit.codeName': 'Kod zestawu',
  'kit.mistyped':
    'Ten kod zestawu jest niepełny albo zawiera literówkę. Porównaj go z zapisaną kopią.',
  'kit.recoveryCode':
    'To jest kod odzyskiwania, który nie otwiera zestawów. Wpisz kod zanotowany podczas tworzenia zestawu.',
  'kit.refused':
    'Ten kod nie otwiera tego zestawu. Sprawdź, czy kod i plik należą do siebie. Jeśli tak, plik jest uszkodzony: użyj innej kopii.',
  'kit.open': 'Otwórz zestaw',
  'kit.opening': 'Otwieranie zestawu…',
  'kit.otherFile': 'Użyj innego pliku',
  'kit.openedTitle': 'Twój portfel',
  'kit.openedLead':
    'Z tymi słowami lub kluczem prywatnym każda inna aplikacja portfela może otworzyć ten portfel.',
  'kit.secretWarning':
    'Każdy, kto zobaczy słowa lub klucz prywatny, może zabrać wszystko z portfela. Upewnij się, że nikt nie patrzy, i nigdy ich nikomu nie podawaj.',
  'kit.differs':
    'Słowa należą do innych adresów niż te, które podaje zestaw. To są adresy tych słów.',
  'kit.words': 'Twoje 24 słowa',
  'kit.compatible': '{network} i zgodne sieci',
  'kit.privateKey': 'Klucz prywatny',
  'kit.showWords': 'Przytrzymaj, aby pokazać słowa',
  'kit.showKey': 'Przytrzymaj, aby pokazać klucz prywatny',
  'kit.keepHolding': 'Trzymaj dalej…',
  'kit.pressAgain': 'Naciśnij ponownie za 3 sekundy, aby pokazać.',
  'kit.hidesIn': 'Ukryje się za {seconds} s',
  'kit.hide': 'Ukryj',
  'kit.copySecret': 'Kopiuj',
  'kit.copied': 'Skopiowano',
  'kit.copyFailed': 'Nie udało się skopiować. Zaznacz tekst i skopiuj go ręcznie.',
  'kit.close': 'Zamknij zestaw',
  'kit.makeTitle': 'Utwórz zestaw odzyskiwania',
  'kit.makeLead':
    'Zestaw to plik i kod. Razem otwierają portfel, nawet gdy ta usługa już nie istnieje.',
  'kit.makeWarning':
    'Każdy, kto ma oba, może zabrać wszystko z portfela. Przechowuj plik i kod w różnych miejscach.',
  'kit.make': 'Utwórz zestaw',
  'kit.cancel': 'Anuluj',
  'kit.making': 'Tworzenie zestawu…',
  'kit.saveTitle': 'Zapisz swój zestaw',
  'kit.saveLead':
    'Pobierz oba pliki i zapisz kod. Nie mamy kopii, a kod jest pokazywany tylko teraz.',
  'kit.download': 'Pobierz plik zestawu',
  'kit.downloadPage': 'Pobierz stronę odzyskiwania',
  'kit.pageNote': 'Strona odzyskiwania otwiera zestaw w każdej przeglądarce, także offline.',
  'kit.saved': 'Mam wszystko zapisane',
  'kit.confirmTitle': 'Sprawdź swoją kopię kodu',
  'kit.confirmLead': 'Wpisz te dwie części kodu zestawu z zapisanej kopii.',
  'kit.part': 'Część {number}',
  'kit.confirmWrong': 'To nie pasuje do kodu zestawu. Sprawdź swoją kopię albo pokaż kod ponownie.',
  'kit.showCode': 'Pokaż kod zestawu ponownie',
  'kit.finish': 'Zakończ',
  'kit.doneTitle': 'Zestaw odzyskiwania jest gotowy',
  'kit.doneLead':
    'Zestawu nie można cofnąć: otwiera portfel, dopóki coś w nim jest. Jeśli stracisz plik lub kod, utwórz nowy zestaw.',
  'kit.done': 'Gotowe',
}
