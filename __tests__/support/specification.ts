/** These values come from docs/specification.md. Unit, build and browser tests use them. */

export const NAVIGATION = [
  ["Services", "/services"],
  ["Work", "/work"],
  ["Process", "/process"],
  ["Pricing", "/pricing"],
  ["Blog", "/blog"],
  ["Contact", "/contact"],
] as const;

export const SERVICES = [
  "Paid ads",
  "Creative studio",
  "Funnels & CRO",
  "Analytics & tracking",
  "SEO & content",
  "Email/SMS lifecycle",
  "Web development",
  "Building websites",
  "Social media marketing",
  "AI solutions",
  "Business automation",
];

/** The results of the contact form. */
export const SUCCESS = "Message sent successfully! We'll get back to you soon.";
export const ERROR = "Failed to send message. Please try again or contact us directly.";
