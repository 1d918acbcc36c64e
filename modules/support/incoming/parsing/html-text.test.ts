import { expect, test } from 'vitest'
import { textOfHtml } from './html-text.ts'

test.each([
  [
    'lines of Gmail',
    '<div dir="ltr">Bonjour,<div><br></div><div>Oui, le 12.</div><div>Zoé</div></div>',
    'Bonjour,\n\nOui, le 12.\nZoé',
  ],
  ['paragraphs', '<p>Un</p>\n<p>Deux<br>Trois</p>', 'Un\n\nDeux\nTrois'],
  [
    'paragraphs of Outlook',
    '<p class=MsoNormal>Un<o:p></o:p></p><p class="MsoNormal">Deux</p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Trois</p>',
    'Un\nDeux\n\nTrois',
  ],
  [
    'cells',
    '<table><tr><td>A</td><td>B</td></tr><tr><td><p>C</p></td><td>12&nbsp;€</td></tr></table>',
    'A\tB\n\nC\n\n12 €',
  ],
  [
    'lists',
    '<p>Deux&nbsp;:</p><ul><li>pain</li><li>sel</ul><ol><li>un<li>deux</ol>',
    'Deux :\n\n- pain\n- sel\n\n1. un\n2. deux',
  ],
  ['preformatted text', '<pre>a  b\n c</pre>', 'a  b\n c'],
  [
    'hidden text',
    '<title>T</title><style>p{}</style><script>x()</script><!-- no --><p>Le <b>12</b> &amp; le 13 &lt;3</p>',
    'Le 12 & le 13 <3',
  ],
  ['emoji pictures', '<p>Merci <img alt="🌷" src="cid:x"><img alt="logo.png"></p>', 'Merci 🌷'],
  [
    'a signature mark',
    '<div>Oui</div><span class="gmail_signature_prefix">-- </span><br><div>Zoé</div>',
    'Oui\n-- \nZoé',
  ],
])('HTML becomes text: %s', (_name, html, text) => expect(textOfHtml(html)).toBe(text))

test.each([
  ['<a href="https://exemple.fr/a?b=1&amp;c=2">ma page</a>.', 'ma page <https://exemple.fr/a?b=1&c=2>.'],
  ['<a href="https://exemple.fr/">https://exemple.fr</a>', 'https://exemple.fr'],
  ['<a href="http://exemple.fr">exemple.fr</a>', 'exemple.fr'],
  ['<a href="mailto:zoe@exemple.fr">zoe@exemple.fr</a>', 'zoe@exemple.fr'],
  ['<a href="javascript:alert(1)">clic</a> <a name="x">ancre</a>', 'clic ancre'],
])('A link keeps its address: %s', (html, text) => expect(textOfHtml(html)).toBe(text))

test.each([
  [
    '<p>Oui</p><blockquote type="cite"><p>Quand ?</p><p>Où ?</p></blockquote><p>À Lyon</p>',
    'Oui\n\n> Quand ?\n>\n> Où ?\n\nÀ Lyon',
  ],
  [
    '<div>Oui</div><div class="yahoo_quoted"><div>Le 4 mars, Éclore</div><div>Quand ?</div></div><div>Zoé</div>',
    'Oui\n> Le 4 mars, Éclore\n> Quand ?\nZoé',
  ],
  [
    'Oui<div class="moz-cite-prefix">Op 4 maart schreef Éclore:</div><blockquote>Quand ?</blockquote>',
    'Oui\n> Op 4 maart schreef Éclore:\n\n> Quand ?',
  ],
])('Quoted HTML is marked line by line: %s', (html, text) => expect(textOfHtml(html)).toBe(text))
