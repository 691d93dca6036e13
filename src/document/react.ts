/** React by itself, before anything that uses it: see ./site.ts. */
import "react-dom/client";
