/** Pages in English of trades and designs that the two hundred pairs do not have, by their owners' own hands. */
export const ENGLISH: Record<string, string> = {
  // A page of 1999: centred tables, line breaks and dots for leaders.
  driving:
    `<HTML><HEAD><TITLE>Kerb and Clutch School of Motoring</TITLE></HEAD><BODY BGCOLOR="#fffff0"><CENTER><FONT SIZE=6>Kerb &amp; Clutch</FONT><BR><I>Patient driving lessons in Dundee since 1988</I></CENTER><HR>
<TABLE WIDTH=90%><TR><TD VALIGN=top><B>What it costs</B><BR>
Single lesson (manual) ........ &pound;38<BR>
Single lesson (automatic) ........ &pound;42<BR>
Block of ten (manual) ........ &pound;360<BR>
Block of ten (automatic) ........ &pound;410<BR>
Mock test, one hour ........ &pound;45<BR><BR>
All lessons last a full sixty minutes. We never cut a lesson short to reach the next pupil.<BR><BR>
<B>Next theory evenings</B><BR>Tuesday 3 November, 7 pm<BR>Thursday 5 November, 7 pm<BR><BR>
Pass rate last quarter: 71 per cent (34 of 48 pupils)<BR>
You are visitor 40,118 since May 2003<BR></TD><TD VALIGN=top><B>Your instructor</B><BR>Moira Kydd, 58, has taught for 31 years.<BR>Ring 01382 496 0123 after six.</TD></TR></TABLE>
<HR><FONT SIZE=2>Page last touched 28 October 2026</FONT></BODY></HTML>`,

  // Software for programmers: one matrix, features down the side and plans across the top.
  geocoding:
    `<!doctype html><html lang="en"><head><title>Plotline: addresses to coordinates</title></head><body><div id="__next"><header><nav><a href="/docs">Docs</a><a href="/status">Status</a><a href="/login">Log in</a></nav></header><main>
<h1>Geocoding that tells you when it is guessing</h1><p>Every result carries a confidence you can put in front of your own customers.</p>
<table><thead><tr><th></th><th>Hobby</th><th>Team</th><th>Fleet</th></tr></thead><tbody>
<tr><th>Price per month</th><td>$0</td><td>$49</td><td>$290</td></tr>
<tr><th>Requests per day</th><td>2,500</td><td>50,000</td><td>500,000</td></tr>
<tr><th>Requests per second</th><td>2</td><td>20</td><td>100</td></tr>
<tr><th>API keys</th><td>1</td><td>10</td><td>Unlimited</td></tr>
<tr><th>Batch upload</th><td>–</td><td>✓</td><td>✓</td></tr>
<tr><th>Support</th><td>Forum</td><td>E-mail, one working day</td><td>Phone</td></tr></tbody></table>
<section><h2>Answers</h2><details><summary>What happens over the limit?</summary><p>Calls are answered with 429 until midnight UTC. Nothing is charged that you did not order.</p></details>
<details><summary>May I store results?</summary><p>Yes, for as long as you like.</p></details></section>
<aside class="trust"><span>99.98% uptime over 90 days</span><span>4.1 billion requests served</span></aside></main><footer>Plotline Ltd · Build 8f3ac21 · © 2026</footer></div></body></html>`,

  // A page builder's nest of boxes, with headings where text should be.
  roofing:
    `<!DOCTYPE html><html lang="en-GB"><head><title>Slate &amp; Sons Roofing, Kendal</title></head><body class="home page elementor-page"><div class="elementor"><div class="elementor-section"><div class="elementor-container"><div class="elementor-column"><div class="elementor-widget"><h2 class="elementor-heading-title">Roofs that see out their owners</h2></div><div class="elementor-widget"><div class="elementor-text-editor"><p>Slate, lead and lime mortar for old houses in the South Lakes.</p></div></div></div></div></div>
<div class="elementor-section"><div class="elementor-container"><div class="elementor-column"><h4>Survey with photographs</h4><p><strong>£120</strong></p><p>Taken off the bill if you go ahead.</p></div><div class="elementor-column"><h4>Gutters cleared</h4><p><strong>£85</strong></p><p>Up to three bedrooms.</p></div><div class="elementor-column"><h4>Ridge re-bedded</h4><p><strong>£46 per metre</strong></p><p>Scaffold on top.</p></div></div></div>
<div class="elementor-section"><h3>Where we stand</h3><p>Should a slate that we laid slip within ten years, we put it back free of charge.</p><p>No salesman will ever knock at your door in our name.</p><p>We work for owners of listed houses and for parishes.</p></div>
<div class="elementor-section testimonials"><div class="swiper-slide"><p>They found rot that two others had missed, and it saved us £3,000.</p><p>Dana R., Sedbergh</p></div><div class="swiper-slide"><p>Swept the drive before they left. Twice.</p><p>Canon Peel</p></div></div></div></body></html>`,

  // A surgery's page of definition lists.
  vets:
    `<!doctype html><html lang="en"><head><title>Tayside Cat Surgery</title></head><body><article><h1>A surgery for cats, and for nobody who barks</h1><p>Two vets, one waiting room, no dogs.</p>
<dl><dt>First consultation</dt><dd>£44, half an hour</dd><dt>Vaccination, yearly</dt><dd>£52</dd><dt>Neutering</dt><dd>£95 to £130</dd><dt>Dental under anaesthetic</dt><dd>from £310</dd></dl>
<h2>The Nine Lives plan</h2><p>£16.50 a month: vaccination, two check-ups a year, and a tenth off everything else.</p>
<h2>How we go about it</h2><ul><li>You may stay in the room.</li><li>You are told the cost before anything is begun.</li></ul>
<h2>Doors</h2><p>Monday to Friday 8.30 to 18.00, Saturday 9.00 to 12.00.</p><p>Currently seeing 1,482 cats. The oldest, Morag, is 22.</p></article></body></html>`,

  // A dive school with places that run out and an app-like front page.
  diving:
    `<!doctype html><html lang="en"><head><title>Cold Kelp Diving</title><script type="application/ld+json">{"@type":"SportsActivityLocation","name":"Cold Kelp Diving","dateModified":"2026-10-02"}</script></head><body><main><div class="hero"><h1>Learn to dive in water that bites</h1><p class="sub">Cornwall, all year round, in drysuits.</p><a class="btn" href="/book">Book a try dive</a></div>
<div class="grid"><div class="card"><h3>Try dive</h3><div class="price">£75</div><p>Half a day, one to one.</p><p class="left">6 places left on Saturday</p></div><div class="card"><h3>Open water</h3><div class="price">£540</div><p>Four days, no more than four pupils to an instructor.</p><p class="left">2 places left on 14 November</p></div><div class="card"><h3>Night dives</h3><div class="price">£60</div><p>Every full moon.</p></div></div>
<div class="numbers"><b>1,204</b> dives this season <b>38</b> seals met <b>0</b> queues</div><p class="sea">Water today 11.2 °C, visibility 6 m</p><p>If the sea says no, you get another day or your money.</p></main></body></html>`,

  // Utility classes and headlines that are tried out.
  boats:
    `<!doctype html><html lang="en"><head><title>Dryhaven Boat Storage</title></head><body class="bg-white text-slate-900"><div class="mx-auto max-w-5xl px-4"><h1 class="text-5xl font-bold tracking-tight">Your boat, dry all winter</h1><p class="mt-4 text-lg">Indoor racks in Lymington for boats up to 9 metres.</p><a class="rounded bg-sky-600 px-4 py-2" href="/reserve">Reserve a rack</a>
<div class="grid grid-cols-3 gap-6"><div class="rounded-xl border p-6"><h2>Dinghy</h2><p class="text-3xl">£39<span class="text-sm">/month</span></p><ul><li>Boats to 4 metres</li><li>2 launches a month</li></ul></div><div class="rounded-xl border p-6"><h2>Dayboat</h2><p class="text-3xl">£95<span class="text-sm">/month</span></p><ul><li>Boats to 6.5 metres</li><li>4 launches a month</li></ul></div><div class="rounded-xl border p-6"><h2>Cruiser</h2><p class="text-3xl">£160<span class="text-sm">/month</span></p><ul><li>Boats to 9 metres</li><li>4 launches a month</li></ul></div></div>
<p>We are the only yard on the Solent that washes the hull before it goes indoors.</p><p>Insurance is yours; the padlock is ours.</p></div></body></html>`,
};
