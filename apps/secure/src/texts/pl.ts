import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** Polski. Made by a machine and not yet reviewed by a native speaker. */
export const pl: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'Wpisz kod',
  'secure.codeLead': 'Wysłaliśmy go na {email}.',
  'secure.code': 'Kod z e-maila',
  'secure.digit': 'Cyfra {number}',
  'secure.codeWrong':
    '{count, plural, one {Ten kod jest nieprawidłowy. Została # próba.} few {Ten kod jest nieprawidłowy. Zostały # próby.} many {Ten kod jest nieprawidłowy. Zostało # prób.} other {Ten kod jest nieprawidłowy. Zostało # próby.}}',
  'secure.codeOver': 'Ten kod już nie działa. Poproś o nowy.',
  'secure.throttled': 'Zbyt wiele prób. Spróbuj ponownie za {time}.',
  'secure.service':
    'Nie udało się połączyć z portfelem. Sprawdź połączenie z internetem i spróbuj ponownie.',
  'secure.minutes':
    '{count, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}',
  'secure.hours':
    '{count, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}',
  'secure.resend': 'Wyślij kod ponownie',
  'secure.resendIn': 'Wyślij ponownie za {seconds} s',
  'secure.resent': 'Wysłano kod ponownie.',
  'secure.noMail': 'Nie ma jeszcze e-maila? Zajrzyj do folderu ze spamem.',
  'secure.otherEmail': 'Użyj innego e-maila',

  'secure.passkeyTitle': 'Użyj klucza dostępu',
  'secure.passkeyLead': 'Jeśli nie masz tu jeszcze portfela, utwórz go.',
  'secure.usePasskey': 'Użyj klucza dostępu',
  'secure.useCode': 'Użyj kodu odzyskiwania',
  'secure.incomplete': 'Nie użyto klucza dostępu. Spróbuj ponownie lub wybierz inny sposób.',
  'secure.wrongPasskey': 'Ten klucz dostępu tu nie działa. Użyj innego lub wybierz inny sposób.',
  'secure.lackingPasskey':
    'Tym kluczem dostępu się zalogujesz, ale nie otworzysz portfela. Do tego potrzebujesz kodu odzyskiwania.',

  'secure.methodTitle': 'Wybierz sposób odzyskiwania portfela',
  'secure.methodLead':
    'Potrzebujesz go, aby otworzyć portfel w innej przeglądarce albo gdy stracisz to urządzenie.',
  'secure.testTitle': 'Sprawdź klucz dostępu',
  'secure.testLead': 'Użyj raz nowego klucza dostępu, aby sprawdzić, czy otwiera portfel.',

  'secure.saveTitle': 'Zapisz kod odzyskiwania',
  'secure.saveLead':
    'Potrzebujesz go, aby otworzyć portfel w innej przeglądarce albo gdy stracisz to urządzenie. Zapisz go na papierze lub w menedżerze haseł.',
  'secure.saveWarning':
    'Nie mamy jego kopii i nie możemy go zresetować. Jeśli stracisz to urządzenie i ten kod, stracisz wszystko, co jest w portfelu. Nigdy nikomu nie podawaj tego kodu.',
  'secure.codeName': 'Kod odzyskiwania',
  'secure.copy': 'Kopiuj kod',
  'secure.copied': 'Skopiowano kod',
  'secure.saved': 'Mam go zapisanego',

  'secure.confirmTitle': 'Sprawdź, czy go masz',
  'secure.confirmLead': 'Wpisz te dwie części kodu odzyskiwania z zapisanej kopii.',
  'secure.part': 'Część {number}',
  'secure.confirmWrong':
    'To nie pasuje do kodu odzyskiwania. Sprawdź swoją kopię albo pokaż kod ponownie.',
  'secure.showCode': 'Pokaż kod ponownie',
  'secure.create': 'Utwórz portfel',
  'secure.creating': 'Tworzenie portfela…',

  'secure.createdTitle': 'Twój portfel jest gotowy',
  'secure.compatible': '{network} i zgodne sieci',
  'secure.continue': 'Kontynuuj',

  'secure.recoverTitle': 'Wpisz kod odzyskiwania',
  'secure.recoverLead':
    'Twój portfel jest nowy w tej przeglądarce. Otworzy go tu kod zapisany podczas tworzenia portfela.',
  'secure.openTitle': 'Otwórz portfel',
  'secure.openLead':
    'Twój portfel jest nowy w tej przeglądarce. Otwórz go kluczem dostępu lub kodem odzyskiwania.',
  'secure.mistyped': 'Ten kod jest niepełny albo zawiera literówkę. Porównaj go z zapisaną kopią.',
  'secure.notYours': 'Ten kod należy do innego portfela. Wpisz kod zapisany dla tego konta.',
  'secure.held':
    'Ten czas oczekiwania chroni cię, jeśli ktoś inny ma twój kod. Wróć za {time} i wpisz go ponownie.',
  'secure.open': 'Otwórz portfel',
  'secure.opening': 'Otwieranie portfela…',

  'secure.secondLead':
    'Na nowym urządzeniu sam klucz dostępu nie wystarczy. Wpisz kod wysłany na {email}.',
  'secure.oldCodeLead': 'Wpisz kod wysłany na Twój obecny e-mail {email}.',
  'secure.newCodeLead': 'Teraz wpisz kod wysłany na Twój nowy e-mail {email}.',
  'secure.emailLead':
    'Kody dostajesz na {email}. Najpierw wyślemy kod tam, a potem na nowy e-mail.',
  'secure.newEmail': 'Nowy e-mail',
  'secure.emailInvalid': 'Wpisz prawidłowy adres e-mail.',
  'secure.emailSame': 'To już jest Twój e-mail. Wpisz inny.',
  'secure.emailTaken': 'Inne konto używa tego e-maila. Nic się nie zmieniło. Wpisz inny.',
  'secure.noEmail': 'Nie logujesz się tu kodem z e-maila, więc nie ma e-maila do zmiany.',

  'secure.lostEmail': 'Nie mam dostępu do tej skrzynki',
  'secure.lostLead':
    'Potwierdź kluczem dostępu, a potem kodem wysłanym na nowy e-mail. Zmiana trwa 72 godziny i do tego czasu stara skrzynka {email} może ją zatrzymać.',
  'secure.waitingTitle': 'Twój e-mail się zmienia',
  'secure.waitingLead':
    'Twój e-mail zmieni się na {email} za {time}. Do tego czasu logujesz się jak dotąd.',
  'secure.stopChange': 'Zatrzymaj zmianę',
  'secure.keepTitle': 'Zachować e-mail?',
  'secure.keepLead':
    'Ktoś użył klucza dostępu twojego portfela, aby zmienić jego e-mail bez tej skrzynki. Jeśli chcesz go zachować, zatrzymaj zmianę tutaj.',
  'secure.keptTitle': 'Twój e-mail zostaje',
  'secure.keptLead':
    'Zmiana została zatrzymana. Jeśli nie była twoja, usuń w ustawieniach portfela urządzenia i klucze dostępu, których nie znasz.',
  'secure.linkOverTitle': 'Ten link już nie działa',
  'secure.keepOverLead':
    'Zmianę już zatrzymano albo już nastąpiła. Ustawienia portfela pokazują e-mail, którym się logujesz.',
  'secure.freezeTitle': 'Zamrozić portfel?',
  'secure.freezeLead':
    'Twój portfel nie podpisze niczego w żadnej przeglądarce, dopóki nie otworzysz go ponownie w jego ustawieniach.',
  'secure.freeze': 'Zamroź portfel',
  'secure.frozenTitle': 'Twój portfel jest zamrożony',
  'secure.frozenLead':
    'Teraz niczego nie podpisuje. Zaloguj się, otwórz go ponownie w ustawieniach portfela i usuń urządzenia i sposoby logowania, których nie znasz.',
  'secure.freezeOverLead':
    'Został już użyty albo jest za stary. Użyj linku z nowszego e-maila albo usuń w ustawieniach portfela urządzenia, których nie znasz.',
  'secure.linkTitle': 'Masz już portfel',
  'secure.linkLead': 'Należy do {email}. Potwierdź, że jest Twój, a to logowanie też go otworzy.',
  'secure.linkWrong':
    'To logowanie nie otwiera tego portfela. Użyj innego lub wybierz inny sposób.',
  'secure.linkIncomplete':
    'Logowanie nie zostało ukończone. Spróbuj ponownie lub wybierz inny sposób.',
  'secure.linkBlocked': 'Przeglądarka zablokowała okno. Spróbuj ponownie, aby je otworzyć.',
  'secure.linkWaiting': 'Dokończ w oknie {provider}.',
  'secure.useEmail': 'Otrzymaj kod e-mailem',
  'secure.useProvider': 'Kontynuuj w {provider}',
  'secure.linkSeparate': 'Utwórz osobny portfel',

  'secure.useDevice': 'Użyj innego urządzenia',
  'secure.deviceLead':
    'Na urządzeniu, które już otwiera Twój portfel, przejdź do ustawień konta w tej aplikacji, wybierz „{add}” i wpisz ten kod.',
  'secure.deviceCode': 'Kod tego urządzenia',
  'secure.deviceWaiting': 'Czekamy na Twoje drugie urządzenie…',
  'secure.deviceOffline': 'Jesteś offline. Wznowimy, gdy wrócisz online.',
  'secure.otherWay': 'Wybierz inny sposób',
  'secure.addLead':
    'Zaloguj się na nowym urządzeniu i wybierz tam „{other}”. Potem wpisz kod, który pokazuje.',
  'secure.addCode': 'Kod na nowym urządzeniu',
  'secure.addWarning':
    'Dodane urządzenie może wydać wszystko z Twojego portfela. Dodaj tylko takie, które masz przed sobą.',
  'secure.addMistyped': 'Kod ma 12 znaków. Porównaj go z nowym urządzeniem.',
  'secure.addWrong':
    'Żadne z Twoich urządzeń nie pokazuje tego kodu. Porównaj go z nowym urządzeniem.',

  'secure.deviceScan': 'Możesz też zeskanować ten kod jego aparatem.',
  'secure.deviceAskLead':
    '{device} prosi o otwarcie twojego portfela. Sprawdź, czy pokazuje ten kod:',
  'secure.deviceFront': 'Mam je przed sobą i pokazuje ten kod',
  'secure.deviceAskNote':
    'Jeśli to nie ty zaczynasz, zamknij tę stronę. Ktoś inny może mieć dostęp do twojego logowania.',
  'secure.deviceGoneTitle': 'Nie znaleziono nowego urządzenia',
  'secure.deviceGoneLead':
    'Żadne z twoich urządzeń nie czeka z tym kodem. Zacznij od nowa na nowym urządzeniu i zeskanuj kod, który pokazuje.',
  'secure.deviceLockedTitle': 'Twój portfel nie jest otwarty w tej przeglądarce',
  'secure.deviceLockedLead':
    'Zaloguj się tutaj w aplikacji, w której używasz portfela, i zeskanuj kod ponownie. Albo wpisz go tam w „{add}”.',
  'secure.deviceFailedTitle': 'Urządzenie nie zostało dodane',
  'secure.deviceFailedLead': 'Sprawdź ustawienia portfela i zacznij od nowa na nowym urządzeniu.',
  'secure.nothingTitle': 'Nie ma tu nic do zrobienia',
  'secure.nothingLead':
    'To okno należy do twojego portfela. Zamknij je i zacznij od nowa w aplikacji, z której tu przychodzisz.',

  'secure.approveTitle': 'Zatwierdzić tę prośbę?',
  'secure.receiver': 'Adres odbiorcy',
  'secure.unsigned':
    'Nie udało się połączyć z portfelem, więc niczego nie podpisano. Sprawdź połączenie z internetem i spróbuj ponownie.',
  'secure.signing': 'Podpisywanie…',
  'secure.together': 'Wszystko to dzieje się naraz albo nie dzieje się nic.',
  'secure.upgradeNote':
    'Zachowa swój adres i środki. Odtąd będzie wykonywać kod {name}, którego nikt nie może zmienić.',
  'secure.upgradeAgree': 'Zmień moje konto w inteligentne',
  'secure.leaves': 'Wychodzi z konta',
  'secure.removalNote': 'Kończy się też to, na co ten kod pozwala aplikacjom.',
  'secure.approvedTitle': 'Zatwierdzono',
  'secure.declinedTitle': 'Odrzucono',
  'secure.overTitle': 'Ta prośba się zakończyła',
  'secure.overLead':
    'Aplikacja ją wycofała albo trwało to zbyt długo. W tym oknie niczego nie podpisano.',
  'secure.unsignedTitle': 'Nie udało się podpisać',
  'secure.backLead': 'Zamknij to okno i wróć do aplikacji.',

  'secure.pairTitle': 'Wpisz kod z okna',
  'secure.pairLead': 'Okno twojego portfela pokazuje sześć cyfr.',
  'secure.pairCode': 'Kod w oknie',
  'secure.pairWrong': 'Ten kod jest nieprawidłowy. Porównaj go z oknem.',
  'secure.pairOther': 'Otwórz inne okno',
  'secure.shownCodeTitle': 'Wpisz ten kod w aplikacji',
  'secure.shownCodeLead':
    'Wróć do aplikacji, z której tu przychodzisz, i wpisz te sześć cyfr. Jeśli to nie ty otwierasz stamtąd to okno, zamknij je.',
  'secure.shownCode': 'Kod tego okna',
  'secure.lockedTitle': 'Zaloguj się ponownie',
  'secure.lockedLead':
    'W tym oknie nie ma logowania do portfela, o który chodzi. Zamknij je i zaloguj się ponownie w aplikacji.',
}
