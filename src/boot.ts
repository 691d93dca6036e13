// Pages load only this script at first. Gatsby's client does the same in gatsby-browser.tsx.
import { enhancePage } from "./enhance/enhance-page";
import { startDocument } from "./enhance/start-document";

startDocument();
enhancePage();
