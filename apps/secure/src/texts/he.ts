import type { AreaTexts } from '@cleat/ui/secure'
import type { SecureTexts } from './en.ts'

/** עברית. Made by a machine and not yet reviewed by a native speaker. */
export const he: AreaTexts<keyof SecureTexts> = {
  'secure.codeTitle': 'הזינו את הקוד',
  'secure.codeLead': 'שלחנו אותו אל {email}.',
  'secure.code': 'הקוד מהאימייל',
  'secure.digit': 'ספרה {number}',
  'secure.codeWrong':
    '{count, plural, one {הקוד הזה שגוי. נותר ניסיון אחד.} two {הקוד הזה שגוי. נותרו שני ניסיונות.} other {הקוד הזה שגוי. נותרו # ניסיונות.}}',
  'secure.codeOver': 'הקוד הזה כבר לא תקף. בקשו קוד חדש.',
  'secure.throttled': 'יותר מדי ניסיונות. נסו שוב בעוד {time}.',
  'secure.service': 'לא ניתן להגיע לארנק. בדקו את החיבור לאינטרנט ונסו שוב.',
  'secure.minutes': '{count, plural, one {דקה אחת} two {שתי דקות} other {# דקות}}',
  'secure.hours': '{count, plural, one {שעה אחת} two {שעתיים} other {# שעות}}',
  'secure.resend': 'שליחת הקוד שוב',
  'secure.resendIn': 'שליחה חוזרת בעוד {seconds} שנ׳',
  'secure.resent': 'הקוד נשלח שוב.',
  'secure.noMail': 'עדיין אין אימייל? בדקו בתיקיית הספאם.',
  'secure.otherEmail': 'שימוש באימייל אחר',

  'secure.passkeyTitle': 'השתמשו במפתח הגישה',
  'secure.passkeyLead': 'אם עדיין אין לכם ארנק כאן, צרו אחד.',
  'secure.usePasskey': 'שימוש במפתח גישה',
  'secure.useCode': 'שימוש בקוד שחזור',
  'secure.incomplete': 'לא נעשה שימוש במפתח גישה. נסו שוב או בחרו דרך אחרת.',
  'secure.wrongPasskey': 'מפתח הגישה הזה לא פועל כאן. השתמשו באחר או בחרו דרך אחרת.',
  'secure.lackingPasskey':
    'אפשר להתחבר עם מפתח הגישה הזה, אבל הוא לא פותח את הארנק. לשם כך צריך קוד שחזור.',

  'secure.methodTitle': 'בחרו איך לשחזר את הארנק',
  'secure.methodLead': 'תזדקקו לזה כדי לפתוח את הארנק בדפדפן אחר, או אם תאבדו את המכשיר הזה.',
  'secure.testTitle': 'בדקו את מפתח הגישה',
  'secure.testLead': 'השתמשו פעם אחת במפתח הגישה החדש כדי לוודא שהוא פותח את הארנק.',

  'secure.saveTitle': 'שמרו את קוד השחזור',
  'secure.saveLead':
    'תזדקקו לו כדי לפתוח את הארנק בדפדפן אחר, או אם תאבדו את המכשיר הזה. רשמו אותו על נייר או שמרו אותו במנהל סיסמאות.',
  'secure.saveWarning':
    'אין לנו עותק ואיננו יכולים לאפס אותו. אם תאבדו את המכשיר הזה ואת הקוד הזה, כל מה שבארנק שלכם יאבד. לעולם אל תשתפו את הקוד הזה.',
  'secure.codeName': 'קוד שחזור',
  'secure.copy': 'העתקת הקוד',
  'secure.copied': 'הקוד הועתק',
  'secure.saved': 'שמרתי אותו',

  'secure.confirmTitle': 'ודאו ששמרתם אותו',
  'secure.confirmLead': 'הזינו את שני החלקים האלה של קוד השחזור מהעותק ששמרתם.',
  'secure.part': 'חלק {number}',
  'secure.confirmWrong': 'זה לא תואם לקוד השחזור שלכם. בדקו את העותק, או הציגו שוב את הקוד.',
  'secure.showCode': 'הצגת הקוד שוב',
  'secure.create': 'יצירת ארנק',
  'secure.creating': 'הארנק שלכם נוצר…',

  'secure.createdTitle': 'הארנק שלכם מוכן',
  'secure.compatible': '{network} ורשתות תואמות',
  'secure.continue': 'המשך',

  'secure.recoverTitle': 'הזינו את קוד השחזור',
  'secure.recoverLead': 'הארנק שלכם חדש בדפדפן הזה. הקוד ששמרתם כשיצרתם את הארנק יפתח אותו כאן.',
  'secure.openTitle': 'פתחו את הארנק',
  'secure.openLead': 'הארנק שלכם חדש בדפדפן הזה. פתחו אותו עם מפתח הגישה או עם קוד השחזור.',
  'secure.mistyped': 'הקוד הזה אינו שלם או שיש בו שגיאת הקלדה. השוו אותו לעותק ששמרתם.',
  'secure.notYours': 'הקוד הזה שייך לארנק אחר. הזינו את הקוד ששמרתם לחשבון הזה.',
  'secure.held':
    'ההמתנה הזו מגנה עליכם אם הקוד שלכם נמצא אצל מישהו אחר. חזרו בעוד {time} והזינו אותו שוב.',
  'secure.open': 'פתיחת הארנק',
  'secure.opening': 'הארנק שלכם נפתח…',

  'secure.secondLead': 'במכשיר חדש מפתח גישה לבדו לא מספיק. הזינו את הקוד ששלחנו אל {email}.',
  'secure.oldCodeLead': 'הזינו את הקוד ששלחנו לאימייל הנוכחי שלכם {email}.',
  'secure.newCodeLead': 'עכשיו הזינו את הקוד ששלחנו לאימייל החדש שלכם {email}.',
  'secure.emailLead': 'הקודים שלכם נשלחים אל {email}. נשלח קוד קודם לשם, ואחר כך לאימייל החדש.',
  'secure.newEmail': 'אימייל חדש',
  'secure.emailInvalid': 'הזינו כתובת אימייל תקינה.',
  'secure.emailSame': 'זה כבר האימייל שלכם. הזינו אימייל אחר.',
  'secure.emailTaken': 'חשבון אחר משתמש באימייל הזה. שום דבר לא השתנה. הזינו אימייל אחר.',
  'secure.noEmail': 'אתם לא מתחברים כאן עם קוד באימייל, ולכן אין אימייל לשנות.',

  'secure.lostEmail': 'אין לי גישה לתיבה הזו',
  'secure.lostLead':
    'אשרו במפתח הגישה, ואחר כך בקוד שנשלח לאימייל החדש. השינוי נמשך 72 שעות, ועד אז אפשר לעצור אותו מהתיבה הישנה {email}.',
  'secure.waitingTitle': 'האימייל שלכם עומד להשתנות',
  'secure.waitingLead': 'האימייל שלכם יהיה {email} בעוד {time}. עד אז מתחברים כמו קודם.',
  'secure.stopChange': 'עצירת השינוי',
  'secure.keepTitle': 'לשמור על האימייל?',
  'secure.keepLead':
    'מישהו השתמש במפתח גישה של הארנק כדי לשנות את האימייל בלי התיבה הזו. אם אתם רוצים לשמור עליו, עצרו את השינוי כאן.',
  'secure.keptTitle': 'האימייל שלכם נשאר',
  'secure.keptLead':
    'השינוי נעצר. אם לא ביקשתם אותו, הסירו בהגדרות הארנק מכשירים ומפתחות גישה שאתם לא מכירים.',
  'secure.linkOverTitle': 'הקישור הזה כבר לא תקף',
  'secure.keepOverLead': 'השינוי כבר נעצר או בוצע. בהגדרות הארנק רואים עם איזה אימייל מתחברים.',
  'secure.freezeTitle': 'להקפיא את הארנק?',
  'secure.freezeLead': 'הארנק לא יחתום על דבר, באף דפדפן, עד שתפתחו אותו שוב בהגדרות שלו.',
  'secure.freeze': 'הקפאת הארנק',
  'secure.frozenTitle': 'הארנק שלכם מוקפא',
  'secure.frozenLead':
    'הוא לא חותם עכשיו על דבר. התחברו, פתחו אותו שוב בהגדרות הארנק והסירו מכשירים ודרכי התחברות שאתם לא מכירים.',
  'secure.freezeOverLead':
    'כבר השתמשו בו, או שהוא ישן מדי. השתמשו בקישור מהודעה חדשה יותר, או הסירו בהגדרות הארנק מכשירים שאתם לא מכירים.',
  'secure.linkTitle': 'כבר יש לכם ארנק',
  'secure.linkLead': 'הוא שייך אל {email}. אשרו שהוא שלכם, וגם ההתחברות הזו תפתח אותו.',
  'secure.linkWrong': 'ההתחברות ההיא לא פותחת את הארנק הזה. השתמשו באחרת או בחרו דרך אחרת.',
  'secure.linkIncomplete': 'ההתחברות לא הושלמה. נסו שוב או בחרו דרך אחרת.',
  'secure.linkBlocked': 'הדפדפן חסם את החלון. נסו שוב כדי לפתוח אותו.',
  'secure.linkWaiting': 'סיימו בחלון של {provider}.',
  'secure.useEmail': 'קבלת קוד באימייל',
  'secure.useProvider': 'המשך אצל {provider}',
  'secure.linkSeparate': 'יצירת ארנק נפרד',

  'secure.useDevice': 'שימוש במכשיר אחר',
  'secure.deviceLead':
    'במכשיר שכבר פותח את הארנק שלכם, עברו להגדרות החשבון באפליקציה הזו, בחרו ”{add}“ והזינו את הקוד הזה.',
  'secure.deviceCode': 'הקוד של המכשיר הזה',
  'secure.deviceWaiting': 'ממתינים למכשיר האחר שלכם…',
  'secure.deviceOffline': 'אין לכם חיבור לאינטרנט. נמשיך כשהחיבור יחזור.',
  'secure.otherWay': 'בחירת דרך אחרת',
  'secure.addLead': 'התחברו במכשיר החדש ובחרו שם ”{other}“. אחר כך הזינו את הקוד שהוא מציג.',
  'secure.addCode': 'הקוד במכשיר החדש',
  'secure.addWarning':
    'מכשיר שתוסיפו יכול להוציא את כל מה שיש בארנק שלכם. הוסיפו רק מכשיר שנמצא מולכם.',
  'secure.addMistyped': 'בקוד יש 12 תווים. השוו אותו למכשיר החדש.',
  'secure.addWrong': 'אף אחד מהמכשירים שלכם לא מציג את הקוד הזה. השוו אותו למכשיר החדש.',

  'secure.deviceScan': 'או סרקו את הקוד הזה במצלמה של אותו מכשיר.',
  'secure.deviceAskLead': '{device} מבקש לפתוח את הארנק שלכם. ודאו שהוא מציג את הקוד הזה:',
  'secure.deviceFront': 'המכשיר מולי ומציג את הקוד הזה',
  'secure.deviceAskNote': 'אם לא התחלתם את זה, סגרו את הדף. ייתכן שמישהו אחר יכול להתחבר בשמכם.',
  'secure.deviceGoneTitle': 'לא נמצא מכשיר חדש',
  'secure.deviceGoneLead':
    'אף אחד מהמכשירים שלכם לא ממתין עם הקוד הזה. התחילו שוב במכשיר החדש וסרקו את הקוד שהוא מציג.',
  'secure.deviceLockedTitle': 'הארנק שלכם לא פתוח בדפדפן הזה',
  'secure.deviceLockedLead':
    'התחברו כאן לאפליקציה שבה אתם משתמשים בארנק, וסרקו את הקוד שוב. או הזינו אותו שם תחת ”{add}“.',
  'secure.deviceFailedTitle': 'המכשיר לא נוסף',
  'secure.deviceFailedLead': 'בדקו את הגדרות הארנק והתחילו שוב במכשיר החדש.',
  'secure.nothingTitle': 'אין מה לעשות כאן',
  'secure.nothingLead': 'החלון הזה שייך לארנק שלכם. סגרו אותו והתחילו שוב באפליקציה שממנה הגעתם.',

  'secure.approveTitle': 'לאשר את הבקשה הזו?',
  'secure.receiver': 'כתובת הנמען',
  'secure.unsigned': 'לא ניתן להגיע לארנק, ולכן לא נחתם דבר. בדקו את החיבור לאינטרנט ונסו שוב.',
  'secure.signing': 'חותמים…',
  'secure.together': 'הכול קורה בבת אחת, או ששום דבר לא קורה.',
  'secure.upgradeNote':
    'הכתובת והתכולה נשארות אותו הדבר. מאותו רגע הוא מריץ את הקוד של {name}, שאיש אינו יכול לשנות.',
  'secure.upgradeAgree': 'להפוך את החשבון שלי לחשבון חכם',
  'secure.leaves': 'יוצא מהחשבון',
  'secure.removalNote': 'גם מה שאפליקציות יכולות לעשות דרך הקוד הזה מסתיים.',
  'secure.approvedTitle': 'אושר',
  'secure.declinedTitle': 'נדחה',
  'secure.overTitle': 'הבקשה הזו הסתיימה',
  'secure.overLead': 'האפליקציה ביטלה אותה, או שזה ארך יותר מדי זמן. לא נחתם דבר בחלון הזה.',
  'secure.unsignedTitle': 'לא ניתן היה לחתום',
  'secure.backLead': 'סגרו את החלון הזה וחזרו לאפליקציה.',

  'secure.pairTitle': 'הזינו את הקוד מהחלון',
  'secure.pairLead': 'חלון הארנק שלכם מציג שש ספרות.',
  'secure.pairCode': 'הקוד בחלון',
  'secure.pairWrong': 'הקוד הזה שגוי. השוו אותו לחלון.',
  'secure.pairOther': 'פתיחת חלון אחר',
  'secure.shownCodeTitle': 'הזינו את הקוד הזה באפליקציה',
  'secure.shownCodeLead':
    'חזרו לאפליקציה שממנה הגעתם והזינו את שש הספרות האלה. אם לא פתחתם שם את החלון הזה בעצמכם, סגרו אותו.',
  'secure.shownCode': 'הקוד של החלון הזה',
  'secure.lockedTitle': 'התחברו שוב',
  'secure.lockedLead': 'החלון הזה לא מחובר לארנק המבוקש. סגרו אותו והתחברו שוב באפליקציה.',
}
